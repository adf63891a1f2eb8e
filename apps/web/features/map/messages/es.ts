import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  fit: "Mostrar todos los lugares",
  "streets.contributors": "© colaboradores de OpenStreetMap",
  keys: "Mapa: las flechas lo mueven, más y menos cambian el zoom",
  keysAndAdd: "Mapa: las flechas lo mueven, más y menos acercan y alejan, Intro añade una parada en el centro",
  "pin.name": "Día {day}, parada {number}: {title}",
  "pin.over": "Día {day} · parada {number}",
  "cluster.ofDay": "{count} paradas del día {first} muy juntas: mostrarlas por separado",
  "cluster.ofDays": "{count} paradas de los días {first} a {last} muy juntas: mostrarlas por separado",
  noStreets: "Los mapas de calles no están disponibles; ves lo que Caravan conoce",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  sources: "Mostrar u ocultar las fuentes",
  scroll: "Usa Ctrl y la rueda para hacer zoom en el mapa",
  scrollMac: "Usa ⌘ y la rueda para hacer zoom en el mapa",
  twoFingers: "Usa dos dedos para mover el mapa",
} satisfies Translation<typeof en>;
