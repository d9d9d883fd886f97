/** Where the Persian typeface is; written by `npm run fonts`. */
export const persianFont = "/fonts/vazirmatn.7192323e.woff2";
