import type { DataWords } from "./data-words";

export const dataWordsEn: DataWords = {
  title: "My data",
  none: "nothing",
  yes: "yes",
  no: "no",
  cut: "There was too much of this; the newest is here.",
  sections: {
    profile: "Account",
    addresses: "Addresses",
    orders: "Orders",
    tickets: "Questions to support",
    wish_list: "Wish list",
    cart: "Carts",
    links: "Shared links",
    consents: "What was allowed",
    sessions: "Logins",
    devices: "Devices that we send news to",
    messages: "What we wrote",
    guest_messages: "What you wrote to us without logging in",
    comments: "Your comments",
    reviews: "Your reviews",
    uploads: "Pictures",
  },
  // In English the names of the JSON read well by themselves.
  names: { ip: "IP address", sku: "article number", lang: "language", id: "account number" },
};
