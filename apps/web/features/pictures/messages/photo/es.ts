import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  show: "Mostrar la foto de {name}",
  whoTook: "Quién hizo la foto de {name}",
  photo: "Foto: <credit></credit>",
  credit: "<author></author>, <licence></licence>",
  creditVia: "<author></author>, <licence></licence>, vía Wikimedia Commons",
  yours: "Vuestras fotos",
  ofStop: "{count, plural, one {# foto} other {# fotos}} de esta parada",
} satisfies Translation<typeof en>;
