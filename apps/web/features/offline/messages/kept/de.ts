import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  saved: "Offline gespeichert, Stand {when}",
  savedWithout: "Offline gespeichert, Stand {when}, ohne {count, plural, one {# Datei} other {# Dateien}}",
  notWhole: "Von dieser Reise ist nur gespeichert, was auf diesem Gerät geöffnet wurde.",
  mark: "Offline",
  changed: "Jemand hat das inzwischen geändert.",
  olderVersion: "Sie stammt aus einer älteren Version dieser Seite, die sie anders gespeichert hat.",
} satisfies Translation<typeof en>;
