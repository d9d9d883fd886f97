/** What the components say that ask and show: confirm, date. */
export const showsEn = {
  "confirm.sure": "Are you sure?",
  "confirm.accept": "Yes, go on",
  "confirm.code_wrong": "This is not the number. Please type the one above.",
};
