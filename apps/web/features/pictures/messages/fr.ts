import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tooLarge: "Cette photo fait {size} ; la limite est de {limit}.",
  megabytes: "{size} Mo",
  deleted: "« {name} » supprimée",
  undo: "Annuler",
  "title.stop": "Photos de {title}",
  "title.cover": "Couverture du voyage",
  "about.stop": "Tous les participants les voient. Le lieu et la date de prise de vue ne sont pas conservés.",
  "about.cover":
    "Tous les participants la voient ; les personnes ayant un lien public, seulement si le lien le prévoit.",
  noCover: "Ne pas utiliser de couverture",
  add: "Ajouter des photos",
  addOne: "Ajouter une photo",
  addCover: "Ajouter une photo de couverture",
  sending: "Envoi en cours…",
  sendingPhoto: "Envoi de la photo",
  "none.stop": "Il n’y a pas encore de photos.",
  "none.trip": "Il n’y a pas encore de photos pour ce voyage.",
  cover: "Couverture",
  use: "Choisir comme couverture",
  useNamed: "Utiliser {name} comme couverture",
  isCover: "Couverture actuelle",
  delete: "Supprimer {name}",
} satisfies Translation<typeof en>;
