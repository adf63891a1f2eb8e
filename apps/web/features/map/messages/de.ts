import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  fit: "Alle Orte zeigen",
  "streets.contributors": "© OpenStreetMap-Mitwirkende",
  keys: "Karte: Pfeiltasten verschieben sie, Plus und Minus zoomen",
  keysAndAdd: "Karte: Pfeiltasten verschieben sie, Plus und Minus zoomen, Enter fügt in der Mitte eine Station hinzu",
  "pin.name": "Tag {day}, Station {number}: {title}",
  "pin.over": "Tag {day} · Station {number}",
  "cluster.ofDay": "{count} Stationen von Tag {first} dicht beieinander: einzeln zeigen",
  "cluster.ofDays": "{count} Stationen der Tage {first} bis {last} dicht beieinander: einzeln zeigen",
  noStreets: "Straßenkarten sind gerade nicht verfügbar; du siehst, was Caravan selbst kennt",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  sources: "Quellen ein- oder ausblenden",
  scroll: "Zum Zoomen Strg gedrückt halten und scrollen",
  scrollMac: "Zum Zoomen ⌘ gedrückt halten und scrollen",
  twoFingers: "Karte mit zwei Fingern verschieben",
} satisfies Translation<typeof en>;
