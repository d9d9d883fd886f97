/** The rows of a page of the tickets, for the list that grows (R-INF-02). */
export { loadTicketRows as loader } from "./load-tickets.server";
