import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  show: "Afficher la photo de {name}",
  whoTook: "Qui a pris la photo de {name}",
  photo: "Photo : <credit></credit>",
  credit: "<author></author>, <licence></licence>",
  creditVia: "<author></author>, <licence></licence>, via Wikimedia Commons",
  yours: "Vos photos",
  ofStop: "{count, plural, one {# photo} other {# photos}} de cette étape",
} satisfies Translation<typeof en>;
