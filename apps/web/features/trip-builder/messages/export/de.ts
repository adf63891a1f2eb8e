import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Den Plan mitnehmen",
  "name.pdf": "PDF",
  "hint.pdf": "Zum Drucken oder Offline-Lesen: Titelbild, Karte und jeder Tag",
  "name.ics": "Kalender",
  "hint.ics": "Jede Station, jeder Flug und jede Unterkunft, wie sie jetzt sind",
  "name.gpx": "GPX",
  "hint.gpx": "Für Organic Maps, Garmin und Wander-Apps",
  "name.kml": "KML",
  "hint.kml": "Für Google Earth und Google My Maps",
  "name.md": "Text",
  "hint.md": "Tag für Tag, als Markdown",
  "name.csv": "Kosten",
  "hint.csv": "Ausgaben und Preise, je eine Zeile, für eine Tabelle",
  "name.json": "Alles",
  "hint.json": "Die ganze Reise als JSON, um sie wieder in Caravan einzulesen",
  "name.zip": "Alles mit Dokumenten",
  "hint.zip": "Dasselbe mit den Dateien deiner Dokumente",
  withNotes: "Mit Notizen",
  download: "Herunterladen",
  downloadName: "{name} herunterladen",
  calendar: "Kalender, der dem Plan folgt",
  calendarText:
    "Abonniere diese Adresse in deiner Kalender-App. Sie gehört nur dir: Wer sie hat, kann die Reise lesen, mit Notizen und Buchungsnummern.",
  ended: "Die Kalenderadresse gilt nicht mehr",
  address: "Kalenderadresse",
  copyNow: "Kopiere sie jetzt. Sie wird nur dieses eine Mal gezeigt.",
  made: "{when} erstellt. Zur Sicherheit wird sie nicht noch einmal gezeigt. Eine neue Adresse ersetzt die alte.",
  open: "In Kalender-App öffnen",
  makeNew: "Neue Adresse erstellen",
  make: "Adresse erstellen",
  end: "Abschalten",
  endTitle: "Diese Kalenderadresse abschalten?",
  endText:
    "Kalender, die sie nutzen, bekommen keine Änderungen mehr. Was sie schon zeigen, bleibt, bis du es entfernst.",
} satisfies Translation<typeof en>;
