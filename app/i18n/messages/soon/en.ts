/** Pages of the shopper's own that are not built yet. */
export const soonEn = {
  "soon.login": "Log in",
  "soon.login_text":
    "You will log in here with your phone number or e-mail, with a password or a one-time code.",
  "soon.dashboard": "My account",
  "soon.dashboard_text": "Your orders, messages and saved things at a glance.",
  "soon.orders": "Orders",
  "soon.orders_text": "Everything you have ordered, where it is now, and its invoice.",
  "soon.wish-list": "Wish list",
  "soon.wish-list_text": "Things you like, kept until you want them.",
  "soon.info": "My details",
  "soon.info_text": "Your name, how to reach you, and your addresses.",
  "soon.full-step": "Complete your profile",
  "soon.full-step_text": "The few things that an order needs to know, one step at a time.",
  "soon.links": "Links to share",
  "soon.links_text": "Lists to share, downloads and invoices to fetch.",
  "soon.tickets": "Support",
  "soon.tickets_text": "Write to us, and read our answers.",
  "soon.user-settings": "Settings",
  "soon.user-settings_text": "Your password, and where you are logged in.",
  "soon.profile": "Profile",
  "soon.profile_text": "Your name and your picture.",
};
