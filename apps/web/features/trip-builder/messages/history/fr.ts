import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Historique",
  text: "Qui a modifié quoi, le plus récent d’abord. Annuler retire cette seule modification et garde les suivantes.",
  loading: "Chargement de l’historique",
  failed: "L’historique n’a pas pu être chargé",
  empty: "Rien n’a encore été modifié.",
  done: "Annulé",
  undone: "· annulé",
  proposedBy: "Proposé par",
  approvedBy: "accepté par",
  rejectedBy: "refusé par",
} satisfies Translation<typeof en>;
