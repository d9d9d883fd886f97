/** What only the laboratory says of its tables. */
export const tablesLabEn = {
  "lab.crud": "CRUD table",
  "lab.infinite-div": "Infinite list in a box",
  "lab.infinite-page": "Infinite list of a page",
};
