import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Papierkorb",
  about: "Was du löschst, bleibt {days, number} Tage lang hier. Danach wird es endgültig gelöscht.",
  loading: "Der Papierkorb wird geladen",
  failed: "Der Papierkorb konnte nicht geladen werden",
  empty: "Der Papierkorb ist leer",
  "empty.text": "Gelöschte Reisen, Gruppen und Dokumente kannst du hier wiederherstellen.",
  "kind.trip": "{of, select, yes {Reise aus <trip></trip>} other {Reise}}",
  "kind.group_trip": "{of, select, yes {Gruppe von <trip></trip>} other {Gruppe}}",
  "kind.document": "{of, select, yes {Dokument aus <trip></trip>} other {Dokument}}",
  deletedWhen: "{when} gelöscht",
  daysLeft: "{count, plural, one {noch # Tag} other {noch # Tage}}",
  lastDay: "letzter Tag",
  restore: "<hidden>{title} </hidden>Wiederherstellen",
  deleteNamed: "{title} endgültig löschen",
  ask: "„{title}“ endgültig löschen?",
  askThis: "Endgültig löschen?",
  "ask.text": "Danach lässt es sich nicht wiederherstellen.",
  delete: "Endgültig löschen",
  deleted: "Endgültig gelöscht",
  emptyIt: "Papierkorb leeren",
  "emptyIt.ask": "Alles hier endgültig löschen?",
  "emptyIt.text":
    "Deine Reisen, Gruppen und Dokumente im Papierkorb werden mit ihren Dateien gelöscht. Das lässt sich nicht rückgängig machen.",
  groupTrip: "Gruppenreise",
  untitled: "Ohne Titel",
} satisfies Translation<typeof en>;
