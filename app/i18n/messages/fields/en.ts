/** What the form controls themselves say. */
export const fieldsEn = {
  "fields.minus": "One less",
  "fields.plus": "One more",
  "fields.choose": "Choose",
  "fields.optional": "(optional)",
  "fields.phone_country": "Country of the number",
  "fields.need_min_len": "At least {{bound}} characters",
  "fields.need_lower": "A lower case letter",
  "fields.need_upper": "An upper case letter",
  "fields.need_number": "A digit",
  "fields.need_special": "One of ! @ # $ % ^ & *",
  "fields.need_met": "met",
  "fields.need_unmet": "not yet",
  "fields.mistakes": "Please look at these once more:",
};
