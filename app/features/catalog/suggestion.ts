/** One line under the search box: shown by its name (R-ENT-13, R-SEARCH-03). */
export interface Suggestion {
  name: string;
  to: string;
  price?: string;
  picture?: [url: string, tint: number];
}
