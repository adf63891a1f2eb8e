import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Transférer les confirmations",
  text: "Transférez les e-mails des compagnies et des hôtels à votre adresse : ce qui est réservé s’ajoute au bon voyage. Ceux dont l’origine est incertaine, ou qui modifient ou annulent quelque chose, attendent plus bas que vous les regardiez.",
  get: "Obtenir une adresse",
  yours: "Votre adresse",
  "yours.hint": "Quiconque la connaît peut vous envoyer des e-mails à examiner : gardez-la pour vous.",
  off: "Désactiver",
  new: "Nouvelle adresse",
  "new.title": "Obtenir une nouvelle adresse ?",
  "new.text": "L’ancienne ne marche plus : mettez à jour ce qui y transfère.",
  "new.confirm": "Obtenir une nouvelle adresse",
  "off.done": "Désactivée",
  "new.done": "Voici désormais votre adresse",
  failed: "Cela n’a pas marché",
  saved: "Enregistré",
  waiting: "Vous attend",
  nothing: "Aucune réservation trouvée",
  refused: "Refusé",
  recent: "E-mails récents",
  noSubject: "Sans objet",
  look: "Le regarder",
  openTrip: "Ouvrir le voyage",
} satisfies Translation<typeof en>;
