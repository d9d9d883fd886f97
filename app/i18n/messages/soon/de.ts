import type { soonEn } from "./en";

export const soonDe: Record<keyof typeof soonEn, string> = {
  "soon.login": "Anmelden",
  "soon.login_text":
    "Hier melden Sie sich mit Telefonnummer oder E-Mail an, mit einem Passwort oder einem Einmalcode.",
  "soon.user-settings": "Einstellungen",
  "soon.user-settings_text": "Ihr Passwort, und wo Sie angemeldet sind.",
};
