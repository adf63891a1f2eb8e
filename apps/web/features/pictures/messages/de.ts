import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tooLarge: "Dieses Foto ist {size} groß; erlaubt sind höchstens {limit}.",
  megabytes: "{size} MB",
  deleted: "„{name}“ gelöscht",
  undo: "Rückgängig",
  "title.stop": "Fotos von {title}",
  "title.cover": "Titelbild der Reise",
  "about.stop": "Alle auf der Reise sehen sie. Wo und wann sie aufgenommen wurden, wird nicht gespeichert.",
  "about.cover":
    "Alle auf der Reise sehen es. Wer einen öffentlichen Link hat, sieht es nur, wenn der Link das vorsieht.",
  noCover: "Kein eigenes Titelbild",
  add: "Fotos hinzufügen",
  addOne: "Foto hinzufügen",
  addCover: "Foto als Titelbild hinzufügen",
  sending: "Wird gesendet …",
  sendingPhoto: "Das Foto wird gesendet",
  "none.stop": "Es gibt noch keine Fotos.",
  "none.trip": "Auf dieser Reise gibt es noch keine Fotos.",
  cover: "Titelbild",
  use: "Als Titelbild",
  useNamed: "{name} als Titelbild verwenden",
  isCover: "Aktuelles Titelbild",
  delete: "{name} löschen",
} satisfies Translation<typeof en>;
