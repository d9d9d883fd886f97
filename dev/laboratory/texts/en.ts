import { fieldsLabEn } from "./fields/en";
import { filesLabEn } from "./files/en";
import { showsLabEn } from "./shows/en";
import { tablesLabEn } from "./tables/en";

/** What only the laboratory says (decisions 22). */
export const labEn = {
  "lab.title": "Laboratory",
  "lab.text": "Every component of the shop, in each of its states.",
  "lab.all": "All components",
  "lab.plain": "As it is",
  "lab.filled": "Filled in",
  "lab.optional": "Optional, with a hint",
  "lab.refused": "Refused",
  "lab.sent": "Sent: {{value}}",
  ...fieldsLabEn,
  ...tablesLabEn,
  ...filesLabEn,
  ...showsLabEn,
};
