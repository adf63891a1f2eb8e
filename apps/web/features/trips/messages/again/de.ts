import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  use: "Diesen Plan übernehmen",
  again: "Noch einmal planen",
  text: "Die Tage von „{title}“ zu einem neuen Zeitraum, als deine eigene Reise. Buchungen, Personen und Kosten bleiben bei der alten.",
  mine: "Übernehmen",
  first: "Erster Tag",
  was: "Damals: {date}.",
} satisfies Translation<typeof en>;
