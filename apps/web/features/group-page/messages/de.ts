import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  failed: "Die Gruppe konnte nicht geladen werden",
  loading: "Die Gruppe wird geladen",
  group: "Gruppe",
  "tab.agree": "Einigen",
  "tab.board": "Pinnwand",
  "tab.rounds": "Runden",
  "tab.people": "Personen",
} satisfies Translation<typeof en>;
