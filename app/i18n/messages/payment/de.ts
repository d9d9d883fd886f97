import type { paymentEn } from "./en";

export const paymentDe: Record<keyof typeof paymentEn, string> = {
  "payment.word.success": "Zahlung eingegangen",
  "payment.word.pending": "Warten auf die Bank",
  "payment.word.cod": "Sie zahlen bei Lieferung",
  "payment.word.failed": "Die Zahlung hat nicht geklappt",
  "payment.word.unreached": "Die Bank ist gerade nicht erreichbar",
  "payment.word.canceled": "Sie sind ohne Zahlung zurückgekommen",
  "payment.word.expired": "Die Zeit zum Bezahlen ist vorbei",
  "payment.word.review": "Wir prüfen diese Zahlung",
  "payment.word.refunded": "Das Geld wurde erstattet",
  "payment.text.success": "Vielen Dank. Ihre Zahlung ist eingegangen und von der Bank bestätigt.",
  "payment.text.pending":
    "Wir haben von der Bank noch nichts gehört. Diese Seite sieht zwei Minuten lang von selbst nach.",
  "payment.text.cod": "Vielen Dank. Ihre Bestellung ist aufgegeben.",
  "payment.text.failed": "Die Bank hat diese Zahlung nicht bestätigt.",
  "payment.text.unreached": "Sie wurden nicht zur Bank geleitet, und es wurde kein Geld abgebucht.",
  "payment.text.canceled": "Es wurde kein Geld abgebucht.",
  "payment.text.expired": "Es wurde nicht rechtzeitig bezahlt.",
  "payment.text.review":
    "Es ist Geld angekommen, aber nicht ganz wie erwartet: ein anderer Betrag oder zu spät.",
  "payment.text.refunded": "Was Sie bezahlt haben, wurde Ihnen zurückgeschickt.",
  "payment.next.success":
    "Wir machen Ihre Bestellung jetzt fertig und schreiben Ihnen, wenn sie unterwegs ist.",
  "payment.written": "Die Bestätigung ging an {{targets}}.",
  "payment.next.pending":
    "Sie müssen hier nicht warten: Wir fragen die Bank weiter und schreiben Ihnen, sobald wir es wissen. Bitte zahlen Sie nicht ein zweites Mal.",
  "payment.next.cod": "Bitte halten Sie den Betrag bereit, wenn das Paket kommt.",
  "payment.next.failed":
    "Falls doch Geld abgebucht wurde, kommt es innerhalb von 72 Stunden zurück. Ihre Bestellung bleibt eine Weile reserviert; Sie können sie noch einmal bezahlen.",
  "payment.next.unreached":
    "Ihre Bestellung bleibt eine Weile reserviert. Versuchen Sie es in einigen Minuten wieder, oder wählen Sie eine andere Zahlungsart.",
  "payment.next.canceled":
    "Ihre Bestellung bleibt eine Weile reserviert. Sie können sie bezahlen, wann Sie möchten.",
  "payment.next.expired":
    "Ist Ihre Bestellung noch reserviert, können Sie sie noch einmal bezahlen. Sonst bestellen Sie bitte neu.",
  "payment.next.review":
    "Sie müssen nichts tun. Wir prüfen es und schreiben Ihnen: Ihre Bestellung geht weiter, oder Ihr Geld kommt zurück.",
  "payment.next.refunded": "Bis es auf Ihrem Konto erscheint, dauert es bei Banken einige Tage.",
  "payment.unheard": "Wir haben von der Bank noch nichts gehört.",
  "payment.look": "Bank noch einmal fragen",
  "payment.others": "Den Beleg sieht nur, wer bestellt hat und angemeldet ist.",
  "payment.receipt": "Beleg",
  "payment.order": "Bestellung",
  "payment.way": "Zahlungsart",
  "payment.ref": "Unsere Referenz",
  "payment.bank_ref": "Referenz der Bank",
  "payment.card": "Karte",
  "payment.date": "Datum",
  "payment.time": "Uhrzeit",
  "payment.next": "Wie es weitergeht",
  "payment.again": "Noch einmal zahlen: {{way}}",
  "payment.to_bank": "Weiter zur Bank",
  "payment.to_order": "Zur Bestellung",
  "payment.to_shop": "Zurück zum Shop",
  "payment.print": "Drucken",
  "payment.ask": "Stimmt etwas nicht? Schreiben Sie uns",
  "payment.sandbox": "Eine Bank zum Ausprobieren: Es fließt kein Geld.",
  "payment.needs_script": "Die Seite der Bank braucht JavaScript.",
  "payment.not_possible": "Diese Bestellung lässt sich nicht mehr bezahlen.",
  "payment.not_offered": "So lässt sich diese Bestellung nicht bezahlen.",
  "payment.pending":
    "Diese Bestellung wird gerade in einem anderen Fenster bezahlt. Schließen Sie dort ab, oder warten Sie ein wenig und versuchen Sie es dann noch einmal.",
  "payment.not_received":
    "Für diese Bestellung ist kein Geld gekommen: Die Bank hat einen anderen Betrag vorgemerkt, behält ihn bei sich und gibt ihn zurück.",
  "payment.not_refundable":
    "So viel lässt sich nicht erstatten: Es wurde nicht bezahlt oder schon erstattet.",
};
