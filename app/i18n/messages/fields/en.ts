/** What the form controls themselves say. */
export const fieldsEn = {
  "fields.minus": "One less",
  "fields.plus": "One more",
  "fields.choose": "Choose",
  "fields.optional": "(optional)",
  "fields.mistakes": "Please look at these once more:",
};
