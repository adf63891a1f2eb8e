import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  saved: "Guardado para usar sin conexión ({when})",
  savedWithout: "Guardado para usar sin conexión ({when}), sin {count, plural, one {# archivo} other {# archivos}}",
  notWhole: "De este viaje solo está guardado lo que se abrió en este dispositivo.",
  mark: "Sin conexión",
  changed: "Alguien lo ha cambiado mientras tanto.",
  olderVersion: "Lo hizo una versión anterior de esta página, que lo escribía de otra forma.",
} satisfies Translation<typeof en>;
