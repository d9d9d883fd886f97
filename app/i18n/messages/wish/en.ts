/** The wish list's page, and what other pages answer to a change of it; the server says the latter. */
export const wishEn = {
  "wish.title": "Wish list",
  "wish.count_one": "{{n}} product",
  "wish.count_other": "{{n}} products",
  "wish.empty": "Your wish list is empty",
  "wish.empty_text": "Tap the heart of a product, and it waits here until you want it.",
  "wish.dropped": "{{amount}} cheaper than when you saved it",
  "wish.back_in_stock": "Back in stock",
  "wish.to_cart": "Into the cart",
  "wish.to_cart_of": "Into the cart: {{name}}",
  "wish.remove_of": "Remove from the wish list: {{name}}",
  "wish.added": "“{{name}}” is on your wish list.",
  "wish.added_visitor": "“{{name}}” is on your wish list. Log in to see the whole list.",
  "wish.taken_off": "“{{name}}” is off your wish list.",
  "wish.moved": "“{{name}}” went into your cart.",
  "wish.gone": "That product is no longer on your wish list.",
  "wish.choose_first": "“{{name}}” comes in several kinds. Please choose one.",
};
