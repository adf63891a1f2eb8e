import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  currency: "Währung",
  yourGroups: "Deine Gruppen",
  create: "Gruppe anlegen",
  joinByCode: "Mit Code beitreten",
  "list.loading": "Deine Gruppen werden geladen",
  "list.failed": "Deine Gruppen konnten nicht geladen werden",
  "list.empty": "Noch keine Gruppen",
  "list.emptyText":
    "Ihr reist zusammen? Alle sagen, wann, wohin und für wie viel. Caravan findet, was für euch alle passt, und zeigt, was im Weg steht.",
  "list.name": "Gruppen",
  yourTurn: "Du bist dran",
  orMore: "oder {count} weitere",
  "answered.short": "{answered} von {members} haben geantwortet",
  people: "{count, plural, one {# Person} other {# Personen}}",
  youLead: "Von dir geleitet",
  youCreated: "Von dir angelegt",
  "join.heading": "Einer Gruppenreise beitreten",
  "join.text": "Gib den Code ein, den du bekommen hast. Du siehst, wofür er ist, bevor du beitrittst.",
  "join.code": "Beitrittscode",
  "join.codeHint": "Acht Buchstaben und Ziffern, etwa K7MP Q2XW. Ein Link geht auch.",
  continue: "Weiter",
  "join.malformed": "Codes haben acht Buchstaben und Ziffern, nie I, O, 0 oder 1. Prüf den Code, den du bekommen hast.",
  "join.missing": "Gib den Code ein, den du bekommen hast.",
  "join.loading": "Die Gruppe wird geladen",
  "join.none": "Zu diesem Code gibt es keine Gruppe",
  "join.another": "Anderen Code eingeben",
  "join.inviting": "<b>{name}</b> lädt dich ein zu",
  "join.already": "Du bist schon in dieser Gruppe.",
  "join.joinedSoFar":
    "{count, plural, one {# Person ist} other {# Personen sind}} bisher dabei. Nach dem Beitritt sagst du, wann, wohin und für wie viel. Die anderen sehen deinen Namen und deine Antworten; dein Budget kannst du für dich behalten.",
  openGroup: "Gruppe öffnen",
  "join.button": "Mitreisen",
  "join.signedInAs": "Angemeldet als {email}",
  "join.signInFirst": "Du meldest dich zuerst an und bist dann gleich dabei. Neu hier? <link>Konto erstellen</link>",
  creator: "Angelegt von",
  "new.title": "Gemeinsam entscheiden",
  "new.text":
    "Leg eine Gruppe an und teil den Link: Alle sagen, was ihnen passt, und ihr findet die passende Reise. Nichts hier ist Pflicht, und alles lässt sich später ändern.",
  "new.ready": "{title} ist bereit",
  "new.send":
    "Schick den Link oder den Code an alle, die mitkommen. Vor der Anmeldung sehen sie den Titel, den Zeitraum, die Orte und deinen Namen.",
} satisfies Translation<typeof en>;
