import type { MessageTexts } from "./shape";

export const messagesDe: MessageTexts = {
  footer:
    "Diese Nachricht kam, weil bei {shop} etwas getan wurde. Antworten darauf werden nicht gelesen.",
  order: {
    items: "Ihre Bestellung",
    more: "und {count} weitere, auf der Seite der Bestellung",
    products: "Artikel",
    discount: "Rabatt",
    coupon: "Gutschein",
    shipping: "Versand ({name})",
    free: "kostenlos",
    payable: "Gesamt",
    tax: "darin {percent} Steuer",
    address: "Lieferadresse",
    arrives: "Voraussichtliche Lieferung: {days}.",
    plate: "Hausnummer",
    unit: "Wohnung",
    zip: "Postleitzahl",
  },
  kinds: {
    "login.code": {
      subject: "{code} ist Ihr Code für {shop}",
      lines: [
        "Ihr Einmalcode",
        "Er gilt drei Minuten, auf der Seite, auf der Sie ihn angefordert haben.",
        "Sie haben ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt, und es geschieht nichts. Geben Sie den Code niemandem.",
      ],
      code: "{code}",
      sms: "{shop}\nIhr Code: {code}\nGeben Sie ihn niemandem.",
    },
    "login.link": {
      subject: "Ihr Link zu {shop}",
      lines: [
        "Mit einem Tippen angemeldet",
        "Der Link gilt fünfzehn Minuten und für eine Anmeldung.",
        "Sie haben ihn nicht angefordert? Dann lassen Sie ihn einfach liegen: Solange ihn niemand öffnet, geschieht nichts. Geben Sie ihn niemandem weiter.",
      ],
      button: "Anmelden",
      sms: "{shop}\nIhr Anmeldelink, für fünfzehn Minuten:\n{url}",
    },
    "login.reset": {
      subject: "{code} ist Ihr Code für ein neues Passwort",
      lines: [
        "Ein neues Passwort",
        "Mit diesem Code wählen Sie ein neues Passwort bei {shop}. Er gilt drei Minuten.",
        "Sie haben ihn nicht angefordert? Dann bleibt Ihr Passwort, wie es ist. Geben Sie den Code niemandem.",
      ],
      code: "{code}",
      sms: "{shop}\nIhr Code für ein neues Passwort: {code}\nGeben Sie ihn niemandem.",
    },
    "login.export": {
      subject: "{code} ist Ihr Code zum Herunterladen Ihrer Daten",
      lines: [
        "Ihre Daten",
        "Mit diesem Code laden Sie herunter, was {shop} über Sie gespeichert hat. Er gilt drei Minuten.",
        "Sie haben ihn nicht angefordert? Dann ist jemand in Ihrem Namen angemeldet: Beenden Sie in den Einstellungen alle Anmeldungen. Geben Sie den Code niemandem.",
      ],
      code: "{code}",
      sms: "{shop}\nIhr Code zum Herunterladen Ihrer Daten: {code}\nGeben Sie ihn niemandem.",
    },
    "login.erase": {
      subject: "{code} ist Ihr Code zum Schließen Ihres Kontos",
      lines: [
        "Ihr Konto schließen",
        "Mit diesem Code schließen Sie Ihr Konto bei {shop} endgültig. Er gilt drei Minuten.",
        "Sie haben ihn nicht angefordert? Dann ist jemand in Ihrem Namen angemeldet: Beenden Sie in den Einstellungen alle Anmeldungen. Geben Sie den Code niemandem.",
      ],
      code: "{code}",
      sms: "{shop}\nIhr Code, um Ihr Konto endgültig zu schließen: {code}\nGeben Sie ihn niemandem.",
    },
    "login.contact": {
      subject: "{code} ist Ihr Code für {shop}",
      lines: [
        "Gehört das Ihnen?",
        "Jemand mit einem Konto bei {shop} möchte hier erreichbar sein. Mit diesem Code zeigt diese Person, dass die Adresse ihr gehört. Er gilt drei Minuten.",
        "Das waren nicht Sie? Dann geschieht nichts. Geben Sie den Code niemandem.",
      ],
      code: "{code}",
      sms: "{shop}\nCode zum Bestätigen dieser Nummer: {code}\nGeben Sie ihn niemandem.",
    },
    "account.contact_changed": {
      subject: "Ihre Anmeldung bei {shop} hat sich geändert",
      lines: [
        "Ihre Anmeldung hat sich geändert",
        "In Ihr Konto bei {shop} kommen Sie jetzt mit {contact}. Wo Sie sonst angemeldet waren, sind Sie es nicht mehr.",
        "Das waren nicht Sie? Dann melden Sie sich sofort an, legen Sie ein neues Passwort fest und schreiben Sie uns.",
      ],
      button: "Zu meinem Konto",
      sms: "{shop}: Sie melden sich jetzt mit {contact} an. Das waren nicht Sie? Sehen Sie hier nach:\n{url}",
    },
    "staff.invitation": {
      subject: "Sie sind ins Team von {shop} eingeladen",
      lines: [
        "Willkommen, {name}",
        "Sie sind eingeladen, zum Team von {shop} zu kommen. Hinter dem Link wählen Sie ein Passwort und richten eine Code-App auf Ihrem Telefon ein.",
        "Der Link gilt einmal, drei Tage lang. Sie kennen {shop} nicht? Dann lassen Sie ihn einfach liegen, und es geschieht nichts.",
      ],
      button: "Einladung annehmen",
      sms: "{shop}\nIhre Einladung ins Team, für drei Tage:\n{url}",
    },
    "order.placed": {
      subject: "Bestellung {number}: ist bei uns",
      lines: [
        "Vielen Dank, Ihre Bestellung ist da",
        "Die Bestellung {number} macht {amount}. Sie wartet auf die Zahlung; bis dahin sind Ihre Artikel für Sie reserviert.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} ist da und wartet auf die Zahlung.\n{url}",
    },
    "order.placed_cod": {
      subject: "Bestellung {number}: ist bei uns",
      lines: [
        "Vielen Dank, Ihre Bestellung ist da",
        "Wir beginnen mit der Bestellung {number}. Sie zahlen {amount} bei der Übergabe.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: {number} ist da, {amount} bei Lieferung.\n{url}",
    },
    "order.paid": {
      subject: "Bestellung {number}: bezahlt",
      lines: [
        "Ihre Zahlung ist da",
        "Wir haben {amount} für die Bestellung {number} erhalten und beginnen zu packen.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} ist bezahlt.\n{url}",
    },
    "order.review": {
      subject: "Bestellung {number}: Wir prüfen die Zahlung",
      lines: [
        "Wir prüfen Ihre Zahlung",
        "Was für die Bestellung {number} ankam, ist nicht, was wir erwartet haben, oder kam zu spät. Wir sehen es uns bald an. Ihr Geld ist nicht verloren: Die Bestellung geht weiter, oder Sie bekommen es zurück.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Wir prüfen die Zahlung der Bestellung {number} und schreiben Ihnen.\n{url}",
    },
    "order.processing": {
      subject: "Bestellung {number}: wird gepackt",
      lines: ["Wir packen", "Die Bestellung {number} wird fertig gemacht."],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} wird gepackt.\n{url}",
    },
    "order.shipped": {
      subject: "Bestellung {number}: unterwegs",
      lines: [
        "Unterwegs zu Ihnen",
        "Die Bestellung {number} hat unser Haus verlassen.",
        "Sie reist mit {carrier}.",
        "Ihre Sendungsnummer ist {tracking}.",
      ],
      button: "Wo ist sie?",
      sms: "{shop}: Bestellung {number} ist unterwegs.\n{url}",
    },
    "order.delivered": {
      subject: "Bestellung {number}: geliefert",
      lines: [
        "Sie ist angekommen",
        "Die Bestellung {number} wurde geliefert. Wir hoffen, sie gefällt Ihnen. Wenn etwas nicht stimmt, können Sie es auf der Seite der Bestellung zurückgeben.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} wurde geliefert.\n{url}",
    },
    "order.return_requested": {
      subject: "Bestellung {number}: Ihre Rückgabe",
      lines: [
        "Ihr Wunsch nach Rückgabe ist da",
        "Wir sehen uns an, was Sie zur Bestellung {number} geschrieben haben, und antworten bald.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Ihre Rückgabe-Anfrage zur Bestellung {number} ist da.\n{url}",
    },
    "order.return_approved": {
      subject: "Bestellung {number}: Bitte senden Sie zurück",
      lines: [
        "Ihre Rückgabe ist angenommen",
        "Bitte senden Sie zurück, was Sie aus der Bestellung {number} genannt haben. Sobald es hier ist, macht sich Ihr Geld auf den Weg.",
        "Von uns dazu: {reason}",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Die Rückgabe zur Bestellung {number} ist angenommen. Bitte senden Sie zurück.\n{url}",
    },
    "order.return_rejected": {
      subject: "Bestellung {number}: Rückgabe nicht angenommen",
      lines: [
        "Das können wir nicht zurücknehmen",
        "Ihre Rückgabe zur Bestellung {number} wurde nicht angenommen.",
        "Der Grund: {reason}",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Die Rückgabe zur Bestellung {number} wurde nicht angenommen.\n{url}",
    },
    "order.returned": {
      subject: "Bestellung {number}: Ihre Rücksendung ist da",
      lines: [
        "Ihre Rücksendung ist da",
        "Was Sie aus der Bestellung {number} zurückgesandt haben, ist bei uns.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Ihre Rücksendung zur Bestellung {number} ist da.\n{url}",
    },
    "order.completed": {
      subject: "Bestellung {number}: alles erledigt",
      lines: [
        "Alles erledigt",
        "Die Bestellung {number} ist abgeschlossen. Vielen Dank für Ihren Einkauf bei {shop}.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} ist abgeschlossen. Vielen Dank!\n{url}",
    },
    "order.canceled": {
      subject: "Bestellung {number}: storniert",
      lines: [
        "Ihre Bestellung ist storniert",
        "Die Bestellung {number} wird nicht versendet. Falls Sie bezahlt haben, kommt Ihr Geld zurück.",
        "Der Grund: {reason}",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Bestellung {number} ist storniert.\n{url}",
    },
    "order.expired": {
      subject: "Bestellung {number}: Es kam keine Zahlung",
      lines: [
        "Ihre Bestellung ist abgelaufen",
        "Für die Bestellung {number} kam keine Zahlung, darum sind ihre Artikel wieder für andere frei. Mit einem Tippen können Sie sie erneut bestellen.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: Für Bestellung {number} kam keine Zahlung; sie ist abgelaufen.\n{url}",
    },
    "order.refunded": {
      subject: "Bestellung {number}: Ihr Geld ist auf dem Weg zurück",
      lines: [
        "Ihr Geld ist auf dem Weg zurück",
        "Wir haben {amount} für die Bestellung {number} erstattet. Bei Ihrer Bank kann es einige Tage dauern, bis Sie es sehen.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: {amount} für {number} kommen zurück.\n{url}",
    },
    "ticket.answered": {
      subject: "Antwort auf Ihre Anfrage {number}",
      lines: [
        "Wir haben Ihnen geantwortet",
        "Zur Anfrage „{subject}“ gibt es eine Antwort. Auf ihrer Seite können Sie sie lesen und zurückschreiben.",
      ],
      button: "Zur Antwort",
      sms: "{shop}: Zur Anfrage {number} gibt es eine Antwort.\n{url}",
    },
    "guest.answered": {
      subject: "Unsere Antwort: {subject}",
      lines: [
        "Wir haben eine Antwort für Sie",
        "Hallo {name}, Sie haben uns zu „{subject}“ geschrieben.",
        "{answer}",
        "Ist noch etwas offen? Dann schreiben Sie uns noch einmal; Antworten auf diese E-Mail erreichen uns nicht.",
      ],
      button: "Noch einmal schreiben",
      sms: "{shop}: {answer}",
    },
    "owner.new_order": {
      subject: "Neue Bestellung {number}: {amount}",
      lines: [
        "Eine neue Bestellung",
        "Die Bestellung {number} macht {amount}.",
        "Sie kam von {name}.",
      ],
      button: "Zur Bestellung",
      sms: "{shop}: neue Bestellung {number}, {amount}.",
    },
    "owner.payment_review": {
      subject: "Bestellung {number}: Eine Zahlung braucht Sie",
      lines: [
        "Eine Zahlung braucht Ihre Entscheidung",
        "Für die Bestellung {number} von {name} kam Geld, aber ein anderer Betrag, zu spät oder ein zweites Mal. Die Bestellung macht {amount}.",
      ],
      sms: "{shop}: Eine Zahlung der Bestellung {number} braucht Ihre Entscheidung.",
    },
    "owner.payment_uncaptured": {
      subject: "Bestellung {number}: Die Zahlung brachte nichts",
      lines: [
        "Eine Zahlung brachte nichts",
        "Für die Bestellung {number} von {name} hat die Bank einen anderen Betrag als {amount} vorgemerkt. Sie behält ihn bei sich und gibt ihn zurück: Es kam nichts, also ist nichts anzunehmen oder zurückzugeben. Stornieren Sie die Bestellung, oder fragen Sie die Bank noch einmal.",
      ],
      sms: "{shop}: Die Zahlung der Bestellung {number} brachte nichts und braucht Ihre Entscheidung.",
    },
    "owner.payment_returned": {
      subject: "Bestellung {number}: nach der Stornierung bezahlt",
      lines: [
        "Geld kam für eine stornierte Bestellung",
        "Die Bestellung {number} von {name} wurde storniert, bevor ihre Zahlung bestätigt war. Was kam, geht von selbst zurück; wo der Zahlungsdienst das nicht kann, steht bei der Bestellung eine Erstattung, die auf Ihre Hand wartet.",
      ],
      sms: "{shop}: Bestellung {number} wurde nach der Stornierung bezahlt; das Geld geht zurück.",
    },
    "owner.return_requested": {
      subject: "Bestellung {number}: Etwas soll zurückgehen",
      lines: [
        "Etwas soll zurückgehen",
        "{name} möchte etwas aus der Bestellung {number} zurückgeben und wartet auf Ihre Antwort.",
      ],
      sms: "{shop}: Eine Rückgabe zur Bestellung {number} wartet auf Ihre Antwort.",
    },
  },
};
