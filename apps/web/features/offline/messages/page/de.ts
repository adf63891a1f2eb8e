import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tryAgain: "Noch einmal versuchen",
  onDevice: "Auf diesem Gerät",
  asOf: "Stand {when}",
  list: "Deine Reisen",
  nothing:
    "Auf diesem Gerät ist noch nichts gespeichert. Reisen der nächsten dreißig Tage werden gespeichert, sobald du Caravan hier mit Verbindung geöffnet hast.",
} satisfies Translation<typeof en>;
