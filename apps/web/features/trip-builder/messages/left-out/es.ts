import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Lo que se quedó fuera",
  text: "Lugares que conocemos aquí y que no han entrado en el plan, los mejores primero.",
  loading: "Cargando lo que se quedó fuera",
  failed: "No se han podido cargar los lugares que se quedaron fuera",
  nothing: "No se quedó nada fuera",
  nothingText: "Todos los lugares que conocemos aquí están en el plan.",
  unknown: "Nada que dejar fuera",
  unknownText: "Aún no conocemos lugares aquí. Añade lo que encuentres.",
  fitting: "Aún hay tiempo para",
  rest: "El resto",
  notInPlan: "Fuera del plan",
  unverified: "Sin verificar",
  addTo: "Añadir al {day}",
} satisfies Translation<typeof en>;
