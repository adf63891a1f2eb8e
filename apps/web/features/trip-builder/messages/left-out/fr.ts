import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Ce qui a été laissé de côté",
  text: "Les lieux que nous connaissons ici et qui ne sont pas dans le plan, les meilleurs d’abord.",
  loading: "Chargement de ce qui a été laissé de côté",
  failed: "Les lieux laissés de côté n’ont pas pu être chargés",
  nothing: "Rien n’a été laissé de côté",
  nothingText: "Tous les lieux que nous connaissons ici sont dans le plan.",
  unknown: "Rien à laisser de côté",
  unknownText: "Nous ne connaissons encore aucun lieu ici. Ajoutez ce que vous trouvez.",
  fitting: "Il reste du temps pour",
  rest: "Le reste",
  notInPlan: "Pas dans le plan",
  unverified: "Non vérifié",
  addTo: "Ajouter au {day}",
} satisfies Translation<typeof en>;
