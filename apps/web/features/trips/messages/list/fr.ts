import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Voyages",
  archive: "Archives",
  import: "Importer une confirmation",
  bring: "Importer un voyage",
  new: "Nouveau voyage",
  trash: "Corbeille",
  loading: "Chargement de vos voyages",
  failed: "Vos voyages n’ont pas pu être chargés",
  noArchive: "Rien dans les archives",
  noArchiveText:
    "Les voyages que vous archivez quittent votre liste et attendent ici. Pour les autres participants, rien ne change.",
  empty: "Aucun voyage pour l’instant",
  emptyText: "Donnez un lieu et des dates. Caravan organise les jours ; vous changez ce que vous voulez.",
  first: "Préparer votre premier voyage",
  "group.now": "En ce moment",
  "group.next": "À venir",
  "group.past": "Passés",
  "group.cancelled": "Annulés",
  "back.done": "« {title} » est de retour parmi vos voyages",
  back: "Remettre dans vos voyages",
  canEdit: "Vous pouvez modifier",
  viewOnly: "Lecture seule",
  travelers: "{count, plural, one {# voyageur} many {# voyageurs} other {# voyageurs}}",
  waiting:
    "{count, plural, one {# proposition en attente} many {# propositions en attente} other {# propositions en attente}}",
  again: "Refaire ce voyage",
} satisfies Translation<typeof en>;
