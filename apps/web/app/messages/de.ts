import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Caravan: Reisen, die aufgehen",
  description:
    "Caravan macht aus einem Ort und ein paar Tagen einen Plan Tag für Tag, der Öffnungszeiten, Wege und Budget beachtet, für dich allein oder eine Gruppe.",
  "missing.title": "Seite nicht gefunden",
  "missing.heading": "An dieser Adresse ist nichts",
  "missing.text":
    "Der Link ist vielleicht alt, oder er führt zu einer Reise, auf die du keinen Zugriff hast. Wenn ihn dir jemand geschickt hat, bitte um eine Einladung.",
  "missing.trips": "Deine Reisen",
} satisfies Translation<typeof en>;
