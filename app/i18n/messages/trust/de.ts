import type { trustEn } from "./en";

export const trustDe: Record<keyof typeof trustEn, string> = {
  "trust.title": "Lieferung, Rückgabe und Zahlung",
  "trust.arrives": "Lieferung: {{days}}",
  "trust.list_arrives": "Lieferung: {{days}} ({{place}})",
  "trust.way": "{{name}} ({{place}}): {{price}}",
  "trust.free_from": "{{name}} ({{place}}): {{price}}, kostenlos ab {{amount}}",
  "trust.way_free": "{{name}} ({{place}}): kostenlos",
  "trust.sooner": "Schneller, {{days}}: {{name}}, {{price}}",
  "trust.returns_one": "{{n}} Tag Zeit zur Rückgabe",
  "trust.returns_other": "{{n}} Tage Zeit zur Rückgabe",
  "trust.payment": "Zahlung: {{ways}}",
  "trust.payment_safe": "Das Geld geht über die Seite der Bank; wir sehen Ihre Karte nie.",
  "trust.size_guide": "Größentabelle",
  "price.per.kg": "{{price}} pro Kilogramm",
  "price.per.l": "{{price}} pro Liter",
  "price.per.set": "{{price}} pro Stück",

  "compare.title": "Vergleichen",
  "compare.description":
    "Bis zu vier Produkte nebeneinander: Preise, Vorrat und alle Eigenschaften.",
  "compare.empty":
    "Noch nichts zu vergleichen. Öffnen Sie ein Produkt und wählen Sie „Vergleichen“, oder suchen Sie hier eines.",
  "compare.full": "Vier passen nebeneinander. Entfernen Sie eines, um ein anderes hinzuzufügen.",
  "compare.find": "Produkt hinzufügen",
  "compare.found": "Zum Hinzufügen",
  "compare.nothing": "Zu „{{q}}“ wurde nichts gefunden.",
  "compare.add": "Hinzufügen",
  "compare.remove": "Entfernen",
  "compare.price": "Preis",
  "compare.stock": "Vorrat",
  "compare.rating": "Bewertung",
  "compare.brand": "Marke",
  "compare.returns": "Rückgabe",
  "compare.guarantee": "Garantie",
  "compare.choices": "{{name}} zur Auswahl",
  "compare.open": "Ansehen und kaufen",
};
