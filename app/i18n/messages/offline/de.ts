import type { offlineEn } from "./en";

export const offlineDe: Record<keyof typeof offlineEn, string> = {
  "offline.device": "Auf diesem Gerät",
  "offline.device_text": "Was hier gespeichert ist, öffnet sich auch ohne Internet.",
  "offline.unreachable": "Der Shop antwortet nicht",
  "offline.unreachable_text":
    "Die gewünschte Seite ist nicht auf Ihrem Gerät gespeichert, und der Shop ist gerade nicht erreichbar. Sobald er antwortet, öffnet sich die Seite von selbst.",
  "offline.no_worker":
    "Dieser Browser oder sein privater Modus speichert keine Seiten für später: Ohne Internet öffnet sich hier nichts.",
  "offline.cart_text":
    "So, wie dieses Gerät ihn zuletzt kannte. Preise und Vorrat werden neu geprüft, wenn Sie online sind.",
  "offline.cart_total": "Zusammen",
  "offline.less": "Ein Stück weniger: {{name}}",
  "offline.more": "Ein Stück mehr: {{name}}",
  "offline.remove": "{{name}} entfernen",
  "offline.wish_more_one": "{{n}} weiteres, dessen Seite hier nicht gespeichert ist",
  "offline.wish_more_other": "{{n}} weitere, deren Seiten hier nicht gespeichert sind",
  "offline.search": "Gespeichertes durchsuchen",
  "offline.saved_on": "Gespeichert: {{date}}",
  "offline.found_one": "{{n}} gespeicherte Seite gefunden",
  "offline.found_other": "{{n}} gespeicherte Seiten gefunden",
  "offline.not_found": "Nichts Gespeichertes passt.",
  "offline.can_title": "Ohne Internet",
  "offline.can": "Das geht",
  "offline.can_read": "gespeicherte Seiten lesen und durchsuchen",
  "offline.can_cart": "Warenkorb und Merkliste ändern: wird später gesendet",
  "offline.can_own":
    "Bestellungen, Rechnungen, Anfragen und Adressen ansehen, die Sie hier geöffnet haben",
  "offline.can_write":
    "dem Shop schreiben, Adressen ändern und für eine Bestellung wählen: wird später gesendet",
  "offline.cannot": "Erst wieder online",
  "offline.cannot_order": "bestellen und bezahlen",
  "offline.cannot_account": "sich anmelden und den Rest Ihres Kontos ändern",
  "offline.cannot_fresh": "die Preise von heute sehen, und was vorrätig ist",
  "offline.waiting_one": "{{n}} Änderung wartet, bis Sie online sind.",
  "offline.waiting_other": "{{n}} Änderungen warten, bis Sie online sind.",
  "offline.reply_name": "Ihre Antwort zur Anfrage {{code}}",
  "offline.ticket_name": "Ihre Frage: {{subject}}",
  "offline.comment_name": "Ihr Kommentar zu „{{title}}“",
  "offline.review_name": "Ihre Bewertung von „{{name}}“",
  "offline.address_add_name": "Neue Adresse: {{address}}",
  "offline.address_change_name": "Geänderte Adresse: {{address}}",
  "offline.address_remove_name": "Adresse entfernen: {{address}}",
  "offline.address_default_name": "Zur Standardadresse machen: {{address}}",
  "offline.coupon_name": "Gutschein {{code}}",
  "offline.choice_address": "Für Ihre Bestellung: die Adresse",
  "offline.choice_shipping": "Für Ihre Bestellung: der Versand",
  "offline.choice_payment": "Für Ihre Bestellung: die Zahlungsart",
  "offline.choice_review": "Ihre Bestellung, wie Sie sie geprüft haben",
  "offline.not_ordered":
    "Noch ist nichts bestellt oder bezahlt. Ihre Auswahl bleibt hier gespeichert; wenn Sie online sind, sehen Sie die Preise von dann und entscheiden.",
  "offline.review_ready":
    "Ihre Auswahl für die Bestellung ist da. Noch ist nichts bestellt oder bezahlt: Sehen Sie sich die Preise von heute an, dann bestellen Sie.",
  "offline.review_partly":
    "Nicht alles, was Sie für Ihre Bestellung gewählt haben, geht noch. Noch ist nichts bestellt oder bezahlt: Bitte sehen Sie es sich noch einmal an.",
  "offline.outbox": "Wartet aufs Senden",
  "offline.not_sent":
    "Noch nicht gesendet: Das wartet auf diesem Gerät und geht von selbst an den Shop, sobald Sie online sind.",
  "offline.dont_send": "Nicht senden",
  "offline.message_refused": "Diese Nachricht konnte nicht gesendet werden: {{body}}",
  "offline.pictures_refused":
    "Diese Nachricht ist nicht gesendet, denn der Shop hat nicht alle ihre Bilder angenommen: {{body}} {{why}}",
  "offline.picture_refused": "{{name}}: {{why}}",
  "offline.message_pictures": "Diese Bilder gehörten dazu: {{names}}.",
  "offline.room_waiting_one": "{{n}} Bild einer wartenden Nachricht, {{size}}",
  "offline.room_waiting_other": "{{n}} Bilder wartender Nachrichten, {{size}}",
  "offline.address_changed":
    "„{{name}}“ wurde inzwischen anderswo geändert, in {{now}}. Was Sie geschrieben haben: {{yours}}",
  "offline.address_kept":
    "„{{name}}“ wurde inzwischen anderswo geändert, in {{now}}. Sie wurde nicht entfernt.",
  "offline.address_gone":
    "Diese Adresse wurde inzwischen anderswo entfernt. Was Sie geschrieben haben: {{yours}}",
  "offline.default_gone":
    "Die Adresse, die Sie zur Standardadresse gemacht haben, wurde inzwischen anderswo entfernt.",
  "offline.address_refused": "Diese Adresse konnte nicht gespeichert werden: {{yours}}. {{why}}",
  "offline.again": "Trotzdem tun",
  "offline.problems_title": "Nicht so, wie Sie wollten",
  "offline.fine": "In Ordnung",
  "offline.take_out": "Aus dem Warenkorb nehmen",
  "offline.price_changed":
    "„{{name}}“ kostet jetzt {{now}}; Sie sahen {{was}}. Es ist in Ihrem Warenkorb.",
  "offline.qty_reduced":
    "Von „{{name}}“ lassen sich nur {{n}} Stück bestellen: So viele sind in Ihrem Warenkorb.",
  "offline.room": "Platz auf diesem Gerät",
  "offline.room_pages_one": "{{n}} gespeicherte Seite, {{size}}",
  "offline.room_pages_other": "{{n}} gespeicherte Seiten, {{size}}",
  "offline.room_pictures_one": "{{n}} Bild, {{size}}",
  "offline.room_pictures_other": "{{n}} Bilder, {{size}}",
  "offline.clear_pages": "Seiten löschen",
  "offline.clear_pictures": "Bilder löschen",
  "offline.clear_all": "Alles löschen",
  "offline.ask_pages":
    "Die gespeicherten Seiten löschen? Ohne Internet öffnen sie sich dann nicht.",
  "offline.ask_pictures": "Die Bilder löschen? Sie laden wieder, wenn Sie online sind.",
  "offline.ask_all":
    "Alles löschen, was hier gespeichert ist? Änderungen, die noch gesendet werden, bleiben.",
  "offline.clear_yes": "Ja, löschen",
  "offline.clear_no": "Behalten",
  "offline.cleared_pages": "Die gespeicherten Seiten sind gelöscht.",
  "offline.cleared_pictures": "Die Bilder sind gelöscht.",
  "offline.cleared_all": "Alles, was hier gespeichert war, ist gelöscht.",
  "offline.not_cleared": "Dieser Browser hat das Löschen nicht zugelassen.",
  "offline.room_shelf_one":
    "{{n}} Bestellung, Rechnung oder Anfrage von Ihnen, verschlossen, {{size}}",
  "offline.room_shelf_other":
    "{{n}} Bestellungen, Rechnungen und Anfragen von Ihnen, verschlossen, {{size}}",
  "offline.clear_shelf": "Bestellungen und Anfragen löschen",
  "offline.ask_shelf":
    "Die Bestellungen, Rechnungen und Anfragen löschen, die hier gespeichert sind? In Ihrem Konto bleiben sie.",
  "offline.cleared_shelf":
    "Ihre Bestellungen, Rechnungen und Anfragen sind hier nicht mehr gespeichert.",
  "offline.shelf": "Ihre Bestellungen, Anfragen und Adressen",
  "offline.shelf_text":
    "Auf diesem Gerät verschlossen und von ihm verschwunden, wenn Sie sich abmelden.",
  "offline.room_departments_one": "{{n}} gespeicherte Abteilung, {{size}}",
  "offline.room_departments_other": "{{n}} gespeicherte Abteilungen, {{size}}",
  "offline.clear_departments": "Gespeicherte Abteilungen löschen",
  "offline.ask_departments":
    "Die gespeicherten Abteilungen löschen? Ohne Internet lassen sie sich dann nicht öffnen.",
  "offline.cleared_departments": "Die gespeicherten Abteilungen sind gelöscht.",
  "offline.departments": "Für später gespeicherte Abteilungen",
  "offline.departments_text":
    "Sie werden einmal am Tag neu gespeichert, wenn Ihr Browser eine gute Verbindung meldet.",
  "offline.department_size_one": "{{n}} Produkt, {{size}}",
  "offline.department_size_other": "{{n}} Produkte, {{size}}",
  "offline.department_part": "Noch ist nicht alles hier",
  "offline.department_again": "Neu speichern",
  "offline.department_again_of": "„{{name}}“ neu speichern",
  "offline.department_remove": "Entfernen",
  "offline.department_removed": "„{{name}}“ ist hier nicht mehr gespeichert.",
  "offline.full": "Kein Platz mehr",
  "offline.full_pages": "{{date}}: Eine Seite konnte hier nicht gespeichert werden.",
  "offline.full_pictures": "{{date}}: Ein Bild konnte hier nicht gespeichert werden.",
  "offline.full_shelf":
    "{{date}}: Eine Bestellung, eine Rechnung oder eine Anfrage konnte hier nicht gespeichert werden.",
  "offline.full_departments": "{{date}}: Eine Abteilung konnte hier nicht gespeichert werden.",
  "offline.full_log":
    "{{date}}: Etwas, das Sie ohne Internet getan haben, konnte nicht gespeichert werden.",
  "offline.full_text":
    "Löschen Sie unten Seiten, Bilder oder Abteilungen oder etwas von anderen Websites oder Apps. Was noch gesendet werden soll, bleibt.",
  "offline.promise_yes": "Ihr Browser hat versprochen, zu behalten, was hier gespeichert ist.",
  "offline.promise_no":
    "Ihr Browser kann entfernen, was hier gespeichert ist, wenn der Platz knapp wird.",
  "offline.promise_ask": "Browser bitten, es zu behalten",
  "offline.promise_refused": "Ihr Browser hat nicht versprochen, es zu behalten.",
};
