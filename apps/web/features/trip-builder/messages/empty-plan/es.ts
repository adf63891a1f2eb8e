import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Aún no hay nada planificado",
  text: "Deja que se planifiquen todos los días según horarios y distancias, o añade lo que ya sabes.",
  add: "Añadir la primera parada",
  plan: "Planificar los días",
} satisfies Translation<typeof en>;
