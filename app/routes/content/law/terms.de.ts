import type { Terms } from "./terms";

/** A shop's own lawyer has the last word; who sells is the owner's to settle (`npm run shop -- set`). */
export const terms: Terms = {
  intro:
    "Das sind die Bedingungen, zu denen dieser Shop verkauft, und was er mit Ihren Daten tut. Sie sind zum Lesen geschrieben. Wo das Gesetz Ihnen mehr gibt, gilt das Gesetz.",
  sections: [
    {
      id: "seller",
      title: "Wer Ihnen verkauft",
      paragraphs: [
        "Jeder Vertrag auf dieser Website wird mit dem hier genannten Unternehmen geschlossen und mit niemandem sonst.",
      ],
    },
    {
      id: "scope",
      title: "Wofür diese Bedingungen gelten",
      paragraphs: [
        "Sie gelten für jede Bestellung auf dieser Website, mit und ohne bestehendes Konto, in der Fassung, die am Tag der Bestellung hier stand. Eigene Bedingungen derer, die kaufen, gelten nur, wenn wir ihnen schriftlich zugestimmt haben.",
        "Bis zur Kasse können Sie den Shop ohne Konto benutzen. Zum Bestellen braucht es ein Konto, damit Sie Ihre Bestellungen wiederfinden.",
      ],
    },
    {
      id: "prices",
      title: "Preise und Steuern",
      paragraphs: [
        "Preise stehen in der Währung der Sprache, in der Sie die Seite lesen: auf den deutschen Seiten in Euro, auf den englischen in US-Dollar, auf den persischen in Toman. Sie enthalten die Steuer; vor der Zahlung steht die im Gesamtbetrag enthaltene Steuer nach Sätzen da. Die Versandkosten sind getrennt ausgewiesen, ebenfalls vor der Zahlung.",
        "Ein durchgestrichener Preis ist der, der vorher galt. Es zählt der Preis auf der letzten Seite vor der Zahlung; hat er sich geändert, seit Sie etwas in den Warenkorb gelegt haben, sagen wir es dort.",
        "Ein offensichtlicher Fehler im Preis, etwa eine fehlende Ziffer, bindet keine Seite. Wir stornieren dann, sagen, warum, und geben alles zurück.",
      ],
    },
    {
      id: "order",
      title: "Ihre Bestellung und der Vertragsschluss",
      paragraphs: [
        "Was der Shop zeigt, ist eine Einladung zum Bestellen. Mit dem Knopf „Zahlungspflichtig bestellen“ machen Sie ein verbindliches Angebot. Von da an bleibt die Ware für Sie reserviert, so lange, wie die Zahlungsseite es nennt.",
        "Der Vertrag kommt zustande, wenn der Shop Ihre Zahlung bestätigt hat oder, wenn Sie bei Lieferung zahlen, wenn er die Bestellung bestätigt hat. Die Bestätigung steht in Ihrem Konto; dort können Sie den Vertrag auch später lesen und drucken.",
        "Vor diesem Knopf können Sie eine Bestellung jederzeit ändern oder verlassen, und kostenlos stornieren, bis wir zu packen beginnen.",
      ],
    },
    {
      id: "payment",
      title: "Zahlung",
      paragraphs: [
        "Sie zahlen auf einem der Wege, die an der Kasse stehen. Kartendaten geben Sie bei der Bank oder dem Zahlungsdienst ein; uns erreichen sie nie.",
        "Ist Geld von Ihrem Konto abgegangen und die Bestellung gilt nicht als bezahlt, müssen Sie nichts tun: Wir fragen die Bank von selbst noch einmal. Lässt sich die Zahlung keiner Bestellung zuordnen, gibt die Bank sie zurück, in der Regel innerhalb von 72 Stunden.",
      ],
    },
    {
      id: "delivery",
      title: "Lieferung",
      paragraphs: [
        "Wir liefern an die Adressen, die die Kasse annimmt, in der Zeit, die sie nennt. Gezählt wird in Werktagen am Ort der Lieferung.",
        "Die Gefahr geht auf Sie über, wenn Sie oder eine von Ihnen genannte Person das Paket in Händen halten. Bitte melden Sie sichtbare Schäden gleich dem Lieferdienst und uns; Sie verlieren kein Recht, wenn Sie es nicht tun.",
        "Können wir etwas nicht liefern, sagen wir es unverzüglich und geben zurück, was Sie dafür bezahlt haben.",
      ],
    },
    {
      id: "returns",
      title: "Rückgabe",
      paragraphs: [
        "Ohne Angabe von Gründen können Sie zurückgeben, was Sie gekauft haben: innerhalb der Tage, die die Produktseite nennt, und mindestens innerhalb von sieben Tagen nach Erhalt. Wer in der Europäischen Union als Verbraucherin oder Verbraucher kauft, hat nach dem Gesetz mindestens 14 Tage. Eine Nachricht genügt: in Ihrem Konto unter Support oder auf den oben genannten Wegen.",
        "Senden Sie die Ware vollständig zurück und nicht mehr benutzt, als es zum Ausprobieren nötig ist. Wir erstatten den Preis und die günstigste Lieferung innerhalb von 14 Tagen nach Eingang, auf dem Weg, auf dem Sie gezahlt haben. Die Kosten der Rücksendung tragen Sie, außer die Ware war falsch oder fehlerhaft.",
        "Nicht zurückgeben lassen sich: versiegelte Waren für Gesundheit oder Hygiene nach dem Öffnen, frische Lebensmittel, nach Ihren Maßen Angefertigtes und digitale Inhalte, sobald Sie mit Ihrer Zustimmung zu laden begonnen haben.",
      ],
    },
    {
      id: "warranty",
      title: "Mängel und Gewährleistung",
      paragraphs: [
        "Ist etwas fehlerhaft oder nicht wie beschrieben, haben Sie die Rechte, die das Gesetz gibt: Reparatur oder Ersatz und, wenn das nicht gelingt, einen niedrigeren Preis oder Ihr Geld zurück.",
        "Eine auf der Produktseite genannte Garantie des Herstellers kommt dazu und nimmt Ihnen keines dieser Rechte.",
      ],
    },
    {
      id: "data",
      title: "Ihre Daten",
      paragraphs: [
        "Wir speichern, was eine Bestellung braucht: Name, Adresse, Telefon oder E-Mail, was gekauft und wie es bezahlt wurde. Wir speichern es so lange, wie Steuer- und Handelsrecht es verlangen, und löschen es dann. Grundlage dafür sind der Vertrag mit Ihnen und das Gesetz.",
        "Wir geben nur weiter, was jemand für seinen Teil braucht: die Adresse an den Lieferdienst, den Betrag an die Bank. Wir verkaufen keine Daten, und auf diesen Seiten gibt es keine fremde Werbung und keine fremden Messdienste.",
        "Sie können sehen, berichtigen, mitnehmen und löschen lassen, was wir über Sie speichern; schreiben Sie an die Adresse oben. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      paragraphs: [
        "Wir setzen nur Cookies, die der Shop braucht: Ihre Anmeldung, Ihr Warenkorb, Ihre Merkliste, Ihre Sprache, der Sparmodus, wenn Sie ihn gewählt haben, und die Meldung, die Ihnen sagt, was aus einem Formular wurde. Keines folgt Ihnen auf andere Websites; darum fragt Sie hier kein Banner.",
        "Mit JavaScript behält Ihr Browser auch Kopien von Seiten, die Sie besucht haben, damit sie sich ohne Verbindung öffnen. Wenn Sie in Ihrem Browser die Daten dieser Website löschen, ist alles davon weg.",
      ],
    },
    {
      id: "complaints",
      title: "Beschwerden",
      paragraphs: [
        "Wenn etwas schiefgegangen ist, schreiben Sie bitte zuerst uns: in Ihrem Konto unter Support oder per E-Mail. Wir antworten innerhalb von zwei Werktagen.",
        "Einigen wir uns nicht, können Sie sich an die Schlichtungsstelle für Verbraucherfragen Ihres Landes oder an die Gerichte wenden.",
      ],
    },
    {
      id: "governing-law",
      title: "Anwendbares Recht",
      paragraphs: [
        "Es gilt das Recht des Landes, in dem das verkaufende Unternehmen sitzt. Verbraucherinnen und Verbraucher behalten den Schutz, den ihnen das Recht des Landes gibt, in dem sie leben, und können dort vor Gericht gehen.",
        "Gilt eine dieser Bedingungen nicht, bleiben die anderen, wie sie sind.",
      ],
    },
  ],
};
