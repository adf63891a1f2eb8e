import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  saved: "Enregistré hors ligne ({when})",
  savedWithout: "Enregistré hors ligne ({when}), sans {count, plural, one {# fichier} other {# fichiers}}",
  notWhole: "De ce voyage, seul ce qui a été ouvert sur cet appareil est conservé.",
  mark: "Hors ligne",
  changed: "Quelqu’un l’a modifié entre-temps.",
  olderVersion: "Elle vient d’une version plus ancienne de cette page, qui l’écrivait autrement.",
} satisfies Translation<typeof en>;
