import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Por correo",
  daily: "Un correo al día",
  "daily.hint": "Por la mañana, y solo si hay algo sin leer en tu bandeja de entrada.",
  agents: "Lo que hicieron tus agentes",
  "agents.hint": "Una vez a la semana por la mañana, y solo si algún agente hizo algo.",
  "agents.never": "Ningún correo",
  notSaved: "No se ha guardado",
} satisfies Translation<typeof en>;
