import type { pushEn } from "./en";

export const pushDe: Record<keyof typeof pushEn, string> = {
  "push.title": "Neuigkeiten auf Ihren Geräten",
  "push.intro":
    "Ihr Browser kann Ihnen sagen, wenn etwas geschieht, auch wenn der Shop nicht offen ist. So eine Nachricht sagt nur, dass es etwas Neues gibt: keine Namen, keine Waren, keine Beträge.",
  "push.here": "Dieses Gerät",
  "push.here_on": "Dieses Gerät meldet Ihnen Neues.",
  "push.here_off": "Dieses Gerät meldet Ihnen noch nichts.",
  "push.here_stale":
    "Der Shop hat einen neuen Schlüssel: Schalten Sie dieses Gerät noch einmal ein.",
  "push.off_by_shop":
    "Der Shop sendet zurzeit keine solchen Nachrichten. E-Mail und SMS kommen wie bisher.",
  "push.switch_on": "Auf diesem Gerät melden",
  "push.switch_on_hint":
    "Ihr Browser fragt Sie einmal, ob er darf. Zum Einschalten sind Skripte nötig, für alles andere auf dieser Seite nicht.",
  "push.busy": "Ihr Browser wird gefragt…",
  "push.switched_on": "Dieses Gerät meldet Ihnen ab jetzt Neues.",
  "push.needs_script":
    "Um dieses Gerät einzuschalten, muss der Browser Skripte ausführen, und hier tut er das nicht. Wir melden uns weiter per E-Mail oder SMS.",
  "push.denied":
    "Ihr Browser erlaubt es nicht. Das können Sie in seinen Einstellungen für diese Website ändern; E-Mail und SMS kommen wie bisher.",
  "push.unknown":
    "Dieser Browser kann das nicht. Auf dem iPhone geht es, sobald der Shop auf dem Home-Bildschirm liegt. E-Mail und SMS kommen wie bisher.",
  "push.failed": "Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.",
  "push.devices": "Geräte",
  "push.none": "Kein Gerät ist eingeschaltet.",
  "push.last": "Zuletzt gemeldet: {{when}}",
  "push.never": "Noch nichts gemeldet",
  "push.stale": "muss neu eingeschaltet werden",
  "push.topics": "Meldet Ihnen",
  "push.topic.orders": "Meine Bestellungen",
  "push.topic.tickets": "Antworten auf meine Fragen",
  "push.topic.wish-list": "Was von meiner Merkliste wieder vorrätig ist",
  "push.quiet": "Ruhezeit",
  "push.quiet_hint": "{{zone}}. Was währenddessen geschieht, kommt danach.",
  "push.from": "Von",
  "push.to": "Bis",
  "push.same_hours": "Die Ruhezeit muss zu einer anderen Stunde enden, als sie beginnt.",
  "push.remove": "Gerät entfernen",
  "push.remove_named": "{{device}} entfernen",
  "push.save": "Speichern",
  "push.saved": "Gespeichert.",
  "push.removed": "Diesem Gerät wird nichts mehr gemeldet.",
  "push.offer.orders": "Soll dieses Gerät Ihnen melden, wenn Ihre Bestellung weitergeht?",
  "push.offer.tickets": "Soll dieses Gerät Ihnen melden, wenn wir geantwortet haben?",
  "push.offer.wish-list": "Soll dieses Gerät Ihnen melden, wenn etwas Ausverkauftes wieder da ist?",
  "push.offer_more": "Was kommt, und wann",
  "push.off": "Der Shop sendet zurzeit keine Neuigkeiten an Geräte.",
  "push.full": "Sie haben {{n}} Geräte eingeschaltet; mehr geht nicht. Entfernen Sie zuerst eines.",
  "push.taken":
    "Dieser Browser gehört zu einer anderen Anmeldung. Melden Sie sich dort ab, und versuchen Sie es noch einmal.",
  "push.bad_address": "Ihr Browser hat eine Adresse genannt, an die der Shop nicht senden kann.",
};
