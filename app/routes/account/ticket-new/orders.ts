/** The orders that a new ticket may be about, for the select that asks for them (R-SEL-01). */
export { loadOrderChoices as loader } from "./order-choices.server";
