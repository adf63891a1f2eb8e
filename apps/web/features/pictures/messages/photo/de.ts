import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  show: "Foto von {name} zeigen",
  whoTook: "Wer das Foto von {name} aufgenommen hat",
  photo: "Foto: <credit></credit>",
  credit: "<author></author>, <licence></licence>",
  creditVia: "<author></author>, <licence></licence>, über Wikimedia Commons",
  yours: "Eure Fotos",
  ofStop: "{count, plural, one {# Foto} other {# Fotos}} dieser Station",
} satisfies Translation<typeof en>;
