import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  print: "Imprimer",
  day: "Jour {number}",
  nothingYet: "Rien de prévu pour l’instant.",
  aboutPlace: "À propos de ce lieu",
  takeOver: "Un plan à reprendre",
  viewOnly: "Partagé avec vous, en lecture seule",
  days: "{count, plural, one {# jour} other {# jours}}",
  travelers: "{count, plural, one {# voyageur} other {# voyageurs}}",
  interests: "Centres d’intérêt",
  use: "Utiliser ce plan",
  openWhole: "Ouvrir le plan complet dans Caravan",
  planOwn: "Préparer le vôtre",
  map: "Carte de {trip}",
} satisfies Translation<typeof en>;
