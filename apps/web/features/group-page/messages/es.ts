import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  failed: "No se ha podido cargar el grupo",
  loading: "Cargando el grupo",
  group: "Grupo",
  "tab.agree": "Acordar",
  "tab.board": "Tablero",
  "tab.rounds": "Rondas",
  "tab.people": "Personas",
} satisfies Translation<typeof en>;
