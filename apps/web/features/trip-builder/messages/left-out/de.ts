import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Was nicht hineingepasst hat",
  text: "Orte hier, die wir kennen und die es nicht in den Plan geschafft haben, die besten zuerst.",
  loading: "Was nicht hineingepasst hat, wird geladen",
  failed: "Die übrigen Orte konnten nicht geladen werden",
  nothing: "Alles hat hineingepasst",
  nothingText: "Jeder Ort, den wir hier kennen, ist im Plan.",
  unknown: "Nichts wegzulassen",
  unknownText: "Wir kennen hier noch keine Orte. Füg hinzu, was du selbst findest.",
  fitting: "Dafür ist noch Zeit",
  rest: "Der Rest",
  notInPlan: "Nicht im Plan",
  unverified: "Ungeprüft",
  addTo: "Hinzufügen: {day}",
} satisfies Translation<typeof en>;
