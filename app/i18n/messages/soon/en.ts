/** Pages of the shopper's own that are not built yet. */
export const soonEn = {
  "soon.login": "Log in",
  "soon.login_text":
    "You will log in here with your phone number or e-mail, with a password or a one-time code.",
  "soon.user-settings": "Settings",
  "soon.user-settings_text": "Your password, and where you are logged in.",
};
