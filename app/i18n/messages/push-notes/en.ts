/** What the worker shows of a push; it carries both languages itself, so every word counts. */
export const pushNotesEn = {
  "order.news": "There is news of your order",
  "order.shipped": "Your order is on its way",
  "order.delivered": "Your order was delivered",
  "ticket.answered": "We have answered you",
  "wish.in_stock": "Something on your wish list is back",
  other: "There is news from the shop",
  open: "Tap to see it.",
};
