import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Per E-Mail",
  daily: "Eine E-Mail am Tag",
  "daily.hint": "Morgens, und nur wenn in deinem Posteingang etwas ungelesen ist.",
  agents: "Was deine Agenten getan haben",
  "agents.hint": "Einmal pro Woche morgens, und nur wenn ein Agent etwas getan hat.",
  "agents.never": "Keine E-Mail",
  notSaved: "Das wurde nicht gespeichert",
} satisfies Translation<typeof en>;
