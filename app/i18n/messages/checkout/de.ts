import type { checkoutEn } from "./en";

export const checkoutDe: Record<keyof typeof checkoutEn, string> = {
  "checkout.steps": "Schritte der Kasse",
  "checkout.done": "erledigt",
  "checkout.continue": "Weiter",
  "checkout.change": "Ändern",
  "checkout.summary": "Ihre Bestellung",
  "checkout.items": "Artikel",
  "checkout.count_one": "{{n}} Artikel",
  "checkout.count_other": "{{n}} Artikel",
  "checkout.empty": "Ihr Warenkorb ist leer. Legen Sie zuerst etwas hinein.",
  "checkout.order_waits": "Ihre Bestellung ist aufgegeben und wartet auf die Zahlung.",
  "checkout.cart_first": "Manche Artikel in Ihrem Warenkorb lassen sich so nicht bestellen.",

  "checkout.address": "Adresse",
  "checkout.address_title": "Wohin sollen wir liefern?",
  "checkout.address_saved": "Ihre Adressen",
  "checkout.address_new": "An eine andere Adresse",
  "checkout.address_new_title": "Neue Adresse",
  "checkout.address_edit_title": "Adresse bearbeiten",
  "checkout.address_back": "Zurück zu Ihren Adressen",
  "checkout.address_save": "Speichern und weiter",
  "checkout.address_change": "Adresse ändern",
  "checkout.address_missing": "Bitte wählen Sie, wohin wir liefern sollen.",

  "checkout.shipping": "Versand",
  "checkout.shipping_title": "Wie sollen wir versenden?",
  "checkout.shipping_days": "Lieferung: {{days}}",
  "checkout.shipping_next": "im nächsten Schritt",
  "checkout.shipping_free": "kostenlos",
  "checkout.shipping_change": "Versand ändern",
  "checkout.shipping_missing": "Bitte wählen Sie, wie wir versenden sollen.",
  "checkout.shipping_gone":
    "Diese Versandart gibt es für Ihre Adresse nicht. Bitte wählen Sie eine andere.",
  "checkout.shipping_none": "An diese Adresse können wir noch nicht liefern",
  "checkout.shipping_none_text":
    "In der Währung dieser Sprache führt kein Weg von uns dorthin. Bitte wählen Sie eine andere Adresse.",

  "checkout.payment": "Zahlung",
  "checkout.payment_title": "Wie möchten Sie zahlen?",
  "checkout.payment_zarinpal": "Online mit Bankkarte",
  "checkout.payment_zarinpal_text":
    "Auf der Seite von Zarinpal, mit jeder Karte des Shetab-Netzes.",
  "checkout.payment_stripe": "Kredit- oder Debitkarte",
  "checkout.payment_stripe_text": "Auf der Seite von Stripe.",
  "checkout.payment_cod": "Bei Lieferung zahlen",
  "checkout.payment_cod_text": "Bar oder mit Karte, bei der Übergabe.",
  "checkout.cod_refused.phone":
    "Für die Zahlung bei Lieferung braucht Ihr Konto eine per Code bestätigte Telefonnummer: Melden Sie sich dafür mit Ihrer Telefonnummer an.",
  "checkout.cod_refused.open_orders":
    "Zahlung bei Lieferung geht wieder, sobald Ihre früheren Bestellungen so bezahlt sind.",
  "checkout.payment_script": "Die Zahlungsseite braucht JavaScript.",
  "checkout.payment_sandbox": "Eine Probe: Es fließt kein Geld.",
  "checkout.payment_change": "Zahlung ändern",
  "checkout.payment_missing": "Bitte wählen Sie, wie Sie zahlen möchten.",
  "checkout.payment_gone": "Diese Zahlungsart gibt es hier nicht. Bitte wählen Sie eine andere.",
  "checkout.payment_none": "Gerade ist keine Zahlung möglich",
  "checkout.payment_none_text":
    "Für die Währung dieser Sprache gibt es keine Zahlungsart. Bitte versuchen Sie es später, oder kaufen Sie in einer anderen Sprache ein.",

  "checkout.review": "Prüfen",
  "checkout.review_title": "Stimmt alles?",
  "checkout.assumed_default": "Ihre Standardadresse.",
  "checkout.assumed_only": "Die einzige Möglichkeit für diese Bestellung.",
  "checkout.assumed_last": "Wie bei Ihrer letzten Bestellung.",
  "checkout.assumed_cheapest": "Der günstigste Versand zu Ihnen.",
  "checkout.items_change": "Warenkorb ändern",
  "checkout.note": "Notiz für uns",
  "checkout.note_hint": "Zur Lieferung oder zur Ware, höchstens 500 Zeichen",
  "checkout.note_long": "Eine Notiz hat höchstens 500 Zeichen.",
  "checkout.law": "Mit der Bestellung akzeptieren Sie unsere",
  "checkout.law_link": "AGB",
  "checkout.place": "Zahlungspflichtig bestellen",
  "checkout.moved":
    "Der Gesamtbetrag hat sich geändert: von {{was}} auf {{now}}. Bitte prüfen Sie ihn noch einmal.",
  "checkout.changed": "Etwas hat sich inzwischen geändert. Bitte prüfen Sie es noch einmal.",
};
