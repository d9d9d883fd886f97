/** What only the laboratory says of its fields. */
export const fieldsLabEn = {
  "lab.name_taken": "This name is taken.",
  "lab.phone": "Phone",
  "lab.address": "Address",
  "lab.mask": "Mask input",
  "lab.number": "Number input",
  "lab.password": "Password",
  "lab.validation": "Validation rules",
  "lab.unique": "Unique input",
  "lab.check": "Check input",
  "lab.select": "Select",
  "lab.search": "Search box",
  "lab.form": "Form creator",
  "lab.json": "JSON editor",
  "lab.text-area": "Text area",
};
