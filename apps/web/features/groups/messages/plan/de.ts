import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  cancel: "Abbrechen",
  "plan.title": "Reise planen",
  "plan.planning": "{place} wird geplant",
  "plan.for":
    "Für {count, plural, one {# Person} other {# Personen}}, mit den Orten, die auf der Pinnwand feststehen. Alle können den Plan ändern.",
  "plan.update": "Plan aktualisieren",
  "plan.make": "Plan erstellen",
  "plan.resultMissing": "Das Ergebnis der Runden konnte nicht geladen werden. Bitte trag Ort und Zeitraum selbst ein.",
  "plan.newVersion": "Neue Version erstellen",
  "plan.updateMeans":
    "Euer Plan entsteht noch einmal von Grund auf. Angeheftetes und Gebuchtes bleibt, den Rest kannst du rückgängig machen.",
  "plan.newVersionMeans":
    "Die Gruppe macht mit einer neuen Reise weiter. Die alte bleibt, wie sie ist, mit ihren Personen.",
  "plan.whatWithCurrent": "Was mit dem jetzigen Plan geschieht",
  "plan.destination": "Reiseziel",
  "plan.start": "Beginn",
  "plan.end": "Ende",
  "plan.style": "Reisestil",
} satisfies Translation<typeof en>;
