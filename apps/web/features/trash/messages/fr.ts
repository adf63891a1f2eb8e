import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Corbeille",
  about: "Ce que vous supprimez reste ici {days, number} jours, puis est définitivement supprimé.",
  loading: "Chargement de la corbeille",
  failed: "La corbeille n’a pas pu être chargée",
  empty: "La corbeille est vide",
  "empty.text": "Les voyages, groupes et documents supprimés peuvent être restaurés ici.",
  "kind.trip": "{of, select, yes {Voyage de <trip></trip>} other {Voyage}}",
  "kind.group_trip": "{of, select, yes {Groupe de <trip></trip>} other {Groupe}}",
  "kind.document": "{of, select, yes {Document de <trip></trip>} other {Document}}",
  deletedWhen: "supprimé {when}",
  daysLeft: "{count, plural, one {encore # jour} other {encore # jours}}",
  lastDay: "dernier jour",
  restore: "Restaurer<hidden> {title}</hidden>",
  deleteNamed: "Supprimer définitivement {title}",
  ask: "Supprimer définitivement « {title} » ?",
  askThis: "Supprimer définitivement ?",
  "ask.text": "Ce sera irréversible.",
  delete: "Supprimer définitivement",
  deleted: "Supprimé définitivement",
  emptyIt: "Vider la corbeille",
  "emptyIt.ask": "Supprimer définitivement tout ce qui se trouve ici ?",
  "emptyIt.text":
    "Vos voyages, groupes et documents dans la corbeille seront supprimés avec leurs fichiers. C’est irréversible.",
  groupTrip: "Voyage de groupe",
  untitled: "Sans titre",
} satisfies Translation<typeof en>;
