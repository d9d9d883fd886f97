/** What any form says of its fields. */
export const formsEn = {
  required_error: "Please fill this in.",
  validate_email: "This is not an e-mail address.",
  validate_url: "This is not a web address.",
  validate_phone: "This is not a phone number of ten digits.",
  numeric_error: "Only digits, please.",
  english_error: "Only English letters and digits, please.",
  validate_match: "The two do not match.",
  validate_min_len: "Too short: {{length}} of at least {{bound}} characters.",
  validate_max_len: "Too long: {{length}} characters, at most {{bound}}.",
  validate_len: "The length must be {{bound}}; it is {{length}}.",
  validate_min: "At least {{bound}}, please.",
  validate_max: "At most {{bound}}, please.",
  validate_eq: "This must be {{bound}}.",
  json_error: "This is not valid JSON.",
  choice_error: "Please choose one from the list.",
  validate_notDefined: "This rule is not known.",
};
