import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  fit: "Afficher tous les lieux",
  "streets.contributors": "© les contributeurs d’OpenStreetMap",
  keys: "Carte : les flèches la déplacent, plus et moins zooment",
  keysAndAdd: "Carte : les flèches la déplacent, plus et moins zooment, Entrée ajoute une étape au centre",
  "pin.name": "Jour {day}, étape {number} : {title}",
  "pin.over": "Jour {day} · étape {number}",
  "cluster.ofDay": "{count} étapes du jour {first} très proches : les afficher séparément",
  "cluster.ofDays": "{count} étapes des jours {first} à {last} très proches : les afficher séparément",
  noStreets: "Les plans de rues sont indisponibles ; voici ce que Caravan connaît",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  sources: "Afficher ou masquer les sources",
  scroll: "Utilisez Ctrl et la molette pour zoomer sur la carte",
  scrollMac: "Utilisez ⌘ et la molette pour zoomer sur la carte",
  twoFingers: "Utilisez deux doigts pour déplacer la carte",
} satisfies Translation<typeof en>;
