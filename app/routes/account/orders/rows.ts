/** The rows of a page of the orders, for the list that grows (R-INF-02). */
export { loadOrderRows as loader } from "./load-orders.server";
