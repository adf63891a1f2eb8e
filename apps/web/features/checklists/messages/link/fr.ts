import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "Listes de bagages et de tâches",
  openWith: "Listes : {progress}",
  progress: "{done, number} sur {all, number} faits",
} satisfies Translation<typeof en>;
