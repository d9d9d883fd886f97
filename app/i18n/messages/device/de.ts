import type { deviceEn } from "./en";

export const deviceDe: Record<keyof typeof deviceEn, string> = {
  "device.title": "Was dieses Gerät speichert",
  "device.lead":
    "Alles, was der Shop in Ihrem Browser speichert: wie es heißt, wozu es dient und wie lange es bleibt. Keine andere Firma speichert hier etwas, nichts wirbt, und nichts folgt Ihnen anderswohin.",
  "device.choice": "Ihre Wahl",
  "device.choice_text":
    "Eines braucht der Shop nicht zum Funktionieren. Es wird nur nach Ihrem Ja gespeichert, ein Nein kostet Sie nichts, und Sie können sich hier jederzeit anders entscheiden.",
  "device.referral": "Wer den Shop empfohlen hat",
  "device.state.open": "Noch nicht beantwortet: Es wird nicht gespeichert.",
  "device.state.yes": "Sie haben es erlaubt.",
  "device.state.no": "Sie haben es abgelehnt: Es wird nicht gespeichert.",
  "device.allow": "Erlauben",
  "device.refuse": "Ablehnen",
  "device.allowed": "Erlaubt. Sie können es hier jederzeit zurücknehmen.",
  "device.refused": "Abgelehnt. Nichts davon wird gespeichert.",
  "device.logged": "Ihre Antwort steht auch im Verlauf Ihres Kontos:",
  "device.logged_link": "Datenschutz in Ihren Einstellungen",
  "device.needed": "Nötig für das, was Sie tun",
  "device.needed_text":
    "Jedes davon kommt mit etwas, das Sie tun, etwa einen Warenkorb füllen oder eine Sprache wählen, und dient nur dazu. Die Sprache kommt mit jeder Seite.",
  "device.scripts": "Kopien für schnelle Seiten",
  "device.scripts_text":
    "Wo JavaScript läuft, behält der Browser diese selbst. Niemand sendet sie.",
  "device.worker": "Seiten für später",
  "device.worker_text":
    "Seiten, die Sie geöffnet haben, zum Lesen ohne Netz. Aus Ihrem Konto sind es nur Bestellungen, Rechnungen und Anfragen, die Sie hier geöffnet haben; sie sind verschlossen und weg, wenn Sie sich abmelden. Von Zahlungen wird nichts gespeichert.",
  "device.worker_link": "Welche Seiten gespeichert sind und wie viel Platz sie brauchen",
  "device.name": "Name",
  "device.why": "Wozu",
  "device.lasts": "Wie lange",
  "device.clear": "Dieses Gerät leeren",
  "device.clear_text":
    "Sie werden abgemeldet. Warenkorb und Merkliste ohne Konto sind weg, ebenso Ihre Auswahl, die gespeicherten Seiten und alles, was noch gesendet werden soll. Ihr Konto und Ihre Bestellungen bleiben. Die nächste Seite speichert die Sprache wieder.",
  "device.clear_do": "Hier alles löschen",
  "device.cleared": "Dieses Gerät ist geleert.",
  "device.asked": "Jemand hat Ihnen diesen Shop empfohlen",
  "device.asked_text":
    "Darf dieses Gerät sich bis zu 90 Tage lang merken, von wem die Empfehlung kam, damit sie zählt, wenn Sie ein Konto anlegen? Der Shop ist für Sie in jedem Fall derselbe.",
  "device.asked_yes": "Ja, merken",
  "device.asked_no": "Nein, nicht",
  "device.days_one": "{{n}} Tag",
  "device.days_other": "{{n}} Tage",
  "device.until.minute": "1 Minute",
  "device.until.shown": "bis zur Anzeige",
  "device.until.closed": "bis der Browser geschlossen wird",
  "device.until.there": "bis Sie dort sind",
  "device.until.forgotten": "bis Sie „Diese vergessen“ wählen, sich abmelden oder leeren",
  "device.until.cleared": "bis zum Leeren",
  "device.until.logout": "bis zur Abmeldung",
  "device.until.sent": "bis zum Senden",
  "device.until.tab": "bis der Tab geschlossen wird",
  "device.until.newer": "bis zur nächsten Version des Shops",
  "device.until.removed": "bis Sie es entfernen oder löschen",
  "device.until.room": "bis neuere den Platz brauchen",
  "device.why.session": "Ihre Anmeldung; verlängert sich, während Sie sie nutzen",
  "device.why.ended": "eine Abmeldung, von der der Server noch nichts weiß",
  "device.why.lists":
    "findet Ihren Warenkorb und Ihre Merkliste, solange Sie nicht angemeldet sind",
  "device.why.upload": "Bilder, die Sie gerade senden möchten",
  "device.why.lang": "die Sprache Ihres letzten Besuchs",
  "device.why.changed": "dass sich etwas von Ihnen, etwa der Warenkorb, geändert hat",
  "device.why.lang_chosen": "dass Sie gerade die Sprache gewählt haben",
  "device.why.looks": "Sparmodus und Farben, wo Sie sie gewählt haben",
  "device.why.choices": "Ihre Antwort auf dieser Seite",
  "device.why.flash": "eine Meldung auf der nächsten Seite, etwa „gespeichert“",
  "device.why.progress": "wie weit eine Anmeldung oder ein Code gekommen ist",
  "device.why.intended": "die Seite, zu der Sie vor der Anmeldung wollten",
  "device.why.reader": "dass Sie gesagt haben, ob eine Antwort half, damit es einmal zählt",
  "device.why.staff": "eine Anmeldung des Teams, nur an die Verwaltung gesendet",
  "device.why.staff_device":
    "dass sich hier jemand aus dem Team angemeldet hat, damit falsche Passwörter von anderswo niemanden aussperren",
  "device.why.staff_keys": "ob einzelne Tasten in der Verwaltung Kurzbefehle sind",
  "device.why.referral":
    "merkt sich, durch wessen Link Sie kamen, damit es zählt, wenn Sie ein Konto anlegen; endet mit der Anmeldung",
  "device.why.shop_copy": "die Sprache und die Voreinstellungen des Shops",
  "device.why.marker":
    "ein Zeichen, dass Sie angemeldet sind, das kein Server annimmt, und Ihr Name",
  "device.why.guest":
    "der Name des Warenkorbs und der Merkliste, die Sie ohne Anmeldung beginnen, damit eine abgerissene Verbindung nicht zwei aus einem macht",
  "device.why.list_copy": "die Zahlen oben auf der Seite, ohne den Server zu fragen",
  "device.why.seen": "welche Produkte Sie zuletzt geöffnet haben, um sie unter anderen zu zeigen",
  "device.why.unsent": "was Sie ohne Netz getan haben und was daraus wurde",
  "device.why.drawings": "welche Schriftdatei und Zeichnungen schon hier sind",
  "device.why.positions": "wie weit Sie gescrollt hatten und welche Version des Shops offen ist",
  "device.why.typed": "was Sie getippt hatten, als der Shop neu geladen wurde; keine Passwörter",
  "device.why.pages": "bis zu 120 Seiten und die Seite, die ohne Netz einspringt",
  "device.why.shelf":
    "Bestellungen, Rechnungen und Anfragen, die Sie hier geöffnet haben, verschlossen mit einem Schlüssel, den die Abmeldung vernichtet",
  "device.why.departments":
    "Abteilungen, die Sie für später gespeichert haben, höchstens 5 mit je bis zu 16 Megabyte",
  "device.why.saved_note":
    "dass Abteilungen gespeichert sind und dass der Browser gebeten wurde, zu behalten, was hier liegt",
  "device.why.files": "die Dateien, die diese Seiten brauchen",
  "device.why.pictures": "Bilder von Waren, bis zu 20 MB",
};
