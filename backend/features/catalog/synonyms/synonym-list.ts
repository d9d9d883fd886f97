import { maxSynonym, synonymKinds } from "../../../contract/synonyms";
import { searchSynonyms } from "../../../db/tables/synonyms";
import type { CrudList } from "../../crud/crud-list";

/** The synonyms of a language as the back-office's table shows and changes them. */
export const synonymList: CrudList = {
  table: searchSynonyms,
  id: "id",
  maxRows: 5_000,
  columns: {
    word: {
      field: "word",
      text: "synonyms.word",
      type: "text",
      sortable: true,
      searchable: true,
      required: true,
      max: maxSynonym,
      priority: 1,
    },
    means: {
      field: "means",
      text: "synonyms.means",
      type: "text",
      sortable: true,
      searchable: true,
      required: true,
      max: maxSynonym,
      priority: 2,
    },
    kind: {
      field: "kind",
      text: "synonyms.kind",
      type: "choice",
      required: true,
      choices: synonymKinds.map((value) => ({ value, text: `synonyms.kind_${value}` })),
      priority: 3,
    },
    active: {
      field: "active",
      text: "synonyms.active",
      type: "boolean",
      format: "yes_no",
      priority: 4,
    },
    added_on: {
      field: "addedOn",
      text: "synonyms.added_on",
      type: "date",
      sortable: true,
      formInput: false,
      format: "date",
      priority: 5,
    },
    note: {
      field: "note",
      text: "synonyms.note",
      type: "text",
      searchable: true,
      max: 300,
      tableShow: false,
      priority: 6,
    },
  },
};
