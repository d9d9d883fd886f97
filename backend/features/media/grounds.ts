/**
 * The soft backgrounds that composed pictures stand on, in the storefront's palette: the place of a
 * colour here is the `tint` of a picture's placeholder.
 */
export const grounds = [
  "#e6f1ef",
  "#dcebf2",
  "#f3e8d6",
  "#f6e3dd",
  "#e9e6f3",
  "#e4eddc",
  "#f5ebc8",
  "#ebe6dd",
  "#d9ece3",
  "#f3dfe6",
  "#dfe4ea",
  "#efe2cf",
] as const;
