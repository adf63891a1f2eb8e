import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  print: "Drucken",
  day: "Tag {number}",
  nothingYet: "Noch nichts geplant.",
  aboutPlace: "Über diesen Ort",
  takeOver: "Ein Plan zum Übernehmen",
  viewOnly: "Mit dir geteilt, nur zum Ansehen",
  days: "{count, plural, one {# Tag} other {# Tage}}",
  travelers: "{count, plural, one {# Person} other {# Personen}}",
  interests: "Interessen",
  use: "Diesen Plan übernehmen",
  openWhole: "Den ganzen Plan in Caravan öffnen",
  planOwn: "Eigene Reise planen",
  map: "Karte von {trip}",
} satisfies Translation<typeof en>;
