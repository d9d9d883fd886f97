import type { formsEn } from "./en";

export const formsDe: Record<keyof typeof formsEn, string> = {
  required_error: "Bitte füllen Sie das aus.",
  validate_email: "Das ist keine E-Mail-Adresse.",
  validate_url: "Das ist keine Web-Adresse.",
  validate_phone: "Das ist keine Telefonnummer mit zehn Ziffern.",
  phone_length: "Eine Nummer dieses Landes ist länger oder kürzer.",
  numeric_error: "Bitte nur Ziffern.",
  english_error: "Bitte nur englische Buchstaben und Ziffern.",
  validate_match: "Die beiden stimmen nicht überein.",
  validate_min_len: "Zu kurz: {{length}} von mindestens {{bound}} Zeichen.",
  validate_max_len: "Zu lang: {{length}} Zeichen, höchstens {{bound}}.",
  validate_len: "Die Länge muss {{bound}} sein; sie ist {{length}}.",
  validate_min: "Bitte mindestens {{bound}}.",
  validate_max: "Bitte höchstens {{bound}}.",
  validate_eq: "Das muss {{bound}} sein.",
  password_error: "Diesem Passwort fehlt etwas.",
  json_error: "Das ist kein gültiges JSON.",
  choice_error: "Bitte wählen Sie etwas aus der Liste.",
  validate_notDefined: "Diese Regel ist nicht bekannt.",
};
