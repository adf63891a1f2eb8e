import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Noch ist nichts geplant",
  text: "Lass alle Tage nach Öffnungszeiten und Entfernungen planen, oder trag ein, was schon feststeht.",
  add: "Erste Station hinzufügen",
  plan: "Die Tage planen",
} satisfies Translation<typeof en>;
