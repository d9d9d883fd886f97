/** The rows of a page of the wish list, for the list that grows (R-INF-02). */
export { loadWishRows as loader } from "./load-wishes.server";
