import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Reisen",
  archive: "Archiv",
  import: "Bestätigung importieren",
  bring: "Reise mitbringen",
  new: "Neue Reise",
  trash: "Papierkorb",
  loading: "Deine Reisen werden geladen",
  failed: "Deine Reisen konnten nicht geladen werden",
  noArchive: "Das Archiv ist leer",
  noArchiveText:
    "Archivierte Reisen verschwinden aus deiner Liste und warten hier. Für die anderen ändert sich nichts.",
  empty: "Noch keine Reisen",
  emptyText: "Nenn einen Ort und einen Zeitraum. Caravan teilt die Tage ein; du änderst, was du willst.",
  first: "Plane deine erste Reise",
  "group.now": "Jetzt",
  "group.next": "Demnächst",
  "group.past": "Vergangen",
  "group.cancelled": "Abgesagt",
  "back.done": "„{title}“ ist wieder bei deinen Reisen",
  back: "Zurück zu deinen Reisen",
  canEdit: "Du kannst mitplanen",
  viewOnly: "Nur ansehen",
  travelers: "{count, plural, one {# Person} other {# Personen}}",
  waiting: "{count, plural, one {# Vorschlag wartet} other {# Vorschläge warten}}",
  again: "Noch einmal planen",
} satisfies Translation<typeof en>;
