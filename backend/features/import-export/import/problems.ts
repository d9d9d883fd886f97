/** Everything that can be wrong with an imported file; each code has a text in both languages. */
export const problemCodes = [
  "bad_character",
  "bad_csv",
  "bad_encoding",
  "bad_json",
  "bad_markup",
  "bad_color",
  "bad_path",
  "bad_place",
  "below_promised",
  "category_cycle",
  "category_elsewhere",
  "counted_by_shop",
  "differs_above",
  "low_contrast",
  "needs_name",
  "not_code",
  "not_colour",
  "not_date",
  "not_list",
  "not_money",
  "not_number",
  "not_one_of",
  "not_theme",
  "not_understood",
  "not_whole_number",
  "not_yes_no",
  "out_of_range",
  "required",
  "same_options",
  "sku_elsewhere",
  "struck_not_higher",
  "too_big",
  "too_long",
  "twice",
  "unknown_attribute",
  "unknown_brand",
  "unknown_category",
  "unknown_column",
  "unknown_department",
  "unknown_field",
  "unknown_option",
  "unknown_picture",
  "unknown_section",
  "unknown_sheet",
  "unknown_sku",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What the shop counts by itself; older files have it, and nobody may say it (decisions 30). */
const counted: readonly string[] = ["rating", "rating_count", "sold_count"];

/** What is wrong with a field, or with the column of a sheet, that there is not. */
export function problemOfUnknown<Code extends ProblemCode>(name: string, code: Code) {
  return counted.includes(name) ? "counted_by_shop" : code;
}

/** Where in a record: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one value of a record; `detail` is the bad word, or the bound that it breaks. */
export interface Finding {
  path: FieldPath;
  code: ProblemCode;
  detail: string;
}

/** A finding with its place in the file; line 0 means the file as a whole. */
export interface Problem {
  file: string;
  line: number;
  /** The column of a CSV, the dotted path of a JSON document; empty for the whole record. */
  field: string;
  code: ProblemCode;
  detail: string;
}

/** Thrown for a file that can't be read on at all. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line} ${problem.code}`);
  }
}
