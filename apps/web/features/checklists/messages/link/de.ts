import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "Pack- und Aufgabenlisten",
  openWith: "Checklisten: {progress}",
  progress: "{done, number} von {all, number} erledigt",
} satisfies Translation<typeof en>;
