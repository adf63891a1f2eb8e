import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Posteingang",
  readAll: "Alles als gelesen markieren",
  loading: "Dein Posteingang wird geladen",
  failed: "Dein Posteingang konnte nicht geladen werden",
  "empty.title": "Du bist auf dem neuesten Stand",
  "empty.text": "Hier landen Einladungen, Vorschläge, Kommentare für dich und die Runden deiner Gruppen.",
  unread: "<hidden>Ungelesen: </hidden>{title}",
  notSaved: "Das wurde nicht gespeichert",
} satisfies Translation<typeof en>;
