import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  add: "Añadir una parada",
  text: "Los días de las paradas siguientes se desplazan y el viaje se alarga.",
  anyway: "Añadirla igualmente",
  save: "Añadir parada",
  unknown: "No conocemos «{name}». Puedes añadir la parada igualmente; sus días tendrán ideas y no lugares concretos.",
  where: "Adónde",
  noWhere: "¿Dónde quieres quedarte?",
  placeholder: "Florencia, Oporto, Kioto…",
  nights: "Noches",
  when: "Cuándo",
  first: "Al principio",
  after: "Después de {name}",
} satisfies Translation<typeof en>;
