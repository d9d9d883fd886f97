import type { CrudList } from "#backend/features/crud/crud-list";
import { labItems, labKinds } from "../../tables";

/** The scratch rows with a column of every type. */
export const labList: CrudList = {
  table: labItems,
  id: "id",
  maxRows: 12_000,
  columns: {
    title: {
      field: "title",
      text: "lab.item_title",
      type: "text",
      sortable: true,
      searchable: true,
      required: true,
      max: 80,
      priority: 1,
    },
    kind: {
      field: "kind",
      text: "lab.item_kind",
      type: "choice",
      required: true,
      choices: labKinds.map((value) => ({ value, text: `lab.kind_${value}` })),
      priority: 2,
    },
    amount: {
      field: "amount",
      text: "lab.item_amount",
      type: "number",
      sortable: true,
      required: true,
      max: 100_000,
      format: "number",
      priority: 3,
    },
    in_stock: {
      field: "inStock",
      text: "lab.item_in_stock",
      type: "boolean",
      format: "yes_no",
      priority: 4,
    },
    made_on: {
      field: "madeOn",
      text: "lab.item_made_on",
      type: "date",
      sortable: true,
      formInput: false,
      format: "date",
      priority: 5,
    },
    note: {
      field: "note",
      text: "lab.item_note",
      type: "text",
      searchable: true,
      max: 300,
      tableShow: false,
      priority: 6,
    },
  },
};
