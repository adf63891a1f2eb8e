import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "Listas de equipaje y tareas",
  openWith: "Listas: {progress}",
  progress: "{done, number} de {all, number} elementos hechos",
} satisfies Translation<typeof en>;
