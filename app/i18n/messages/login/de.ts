import type { loginEn } from "./en";

export const loginDe: Record<keyof typeof loginEn, string> = {
  "login.bad_target": "Das ist weder eine Telefonnummer noch eine E-Mail-Adresse.",
  "login.wrong_password": "Telefon, E-Mail oder Passwort stimmt nicht.",
  "login.wrong_code": "Dieser Code stimmt nicht. Bitte sehen Sie ihn sich noch einmal an.",
  "login.code_dead": "Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen senden.",
  "login.link_dead":
    "Dieser Link ist benutzt oder zu alt. Bitte lassen Sie sich einen neuen senden.",
  "login.blocked": "Dieses Konto ist gesperrt. Bitte schreiben Sie uns.",
  "login.throttled_one": "Das waren zu viele Versuche. Bitte kommen Sie in {{n}} Minute wieder.",
  "login.throttled_other": "Das waren zu viele Versuche. Bitte kommen Sie in {{n}} Minuten wieder.",
  "login.code_wait_one": "In {{n}} Sekunde kann ein neuer Code gesendet werden.",
  "login.code_wait_other": "In {{n}} Sekunden kann ein neuer Code gesendet werden.",
  "login.sends_paused_one":
    "Gerade können keine Codes und Links gesendet werden: Es wurden zu viele angefordert. Bitte kommen Sie in {{n}} Minute wieder, oder melden Sie sich mit Ihrem Passwort an.",
  "login.sends_paused_other":
    "Gerade können keine Codes und Links gesendet werden: Es wurden zu viele angefordert. Bitte kommen Sie in {{n}} Minuten wieder, oder melden Sie sich mit Ihrem Passwort an.",
  "login.sms_unserved":
    "In dieses Land können wir keine SMS senden. Bitte nehmen Sie eine E-Mail-Adresse oder Ihr Passwort.",
  "password.weak": "Dieses Passwort ist nicht stark genug.",
  "password.min_len": "Bitte mindestens 8 Zeichen.",
  "password.max_len": "Bitte höchstens 256 Zeichen.",
  "password.lower": "Bitte mindestens ein Kleinbuchstabe.",
  "password.wrong_old": "Das alte Passwort stimmt nicht.",
  "password.unproven":
    "Bitte zeigen Sie zuerst mit einem Code, den wir Ihnen senden, dass Sie es sind.",
  "login.title": "Anmelden oder registrieren",
  "login.cart": "Das wartet in Ihrem Warenkorb",
  "login.target": "Telefon oder E-Mail",
  "login.target_hint": "Etwa 0151 23456789 oder sara@example.com.",
  "login.other_ways": "Mit Passwort oder Link anmelden",
  "login.new_too": "Neu hier? Ein Code genügt: Ihr Konto entsteht, sobald der Code stimmt.",
  "login.change": "Ändern",
  "login.send_code": "Einmalcode senden",
  "login.send_link": "Anmeldelink senden",
  "login.or": "oder",
  "login.password": "Passwort",
  "login.new_password": "Neues Passwort",
  "login.enter": "Anmelden",
  "login.set_and_enter": "Passwort festlegen und anmelden",
  "login.forgot": "Passwort vergessen",
  "login.code": "Code",
  "login.code_by_sms": "Sechs Ziffern, an Ihr Telefon gesendet. Sie gelten drei Minuten.",
  "login.code_by_email": "Sechs Ziffern, an Ihre E-Mail gesendet. Sie gelten drei Minuten.",
  "login.send_again": "Noch einmal senden",
  "login.link_by_sms": "Ein Link ist unterwegs an Ihr Telefon. Öffnen Sie ihn, um sich anzumelden.",
  "login.link_by_email":
    "Ein Link ist unterwegs an Ihre E-Mail. Öffnen Sie ihn, um sich anzumelden.",
  "login.link_for": "Anmelden als:",
  "login.welcome": "Sie sind angemeldet.",
  "login.cart_changed":
    "Sie sind angemeldet. In Ihrem Warenkorb hat sich etwas geändert: Bitte sehen Sie ihn sich an.",
  "login.bye": "Sie sind abgemeldet.",
  "login.bye_later":
    "Sie sind in diesem Browser abgemeldet. Der Shop selbst ist gerade nicht erreichbar: Dort endet Ihre Anmeldung von selbst, wenn Sie das nächste Mal von hier kommen.",
  already_login: "Sie sind schon angemeldet.",
};
