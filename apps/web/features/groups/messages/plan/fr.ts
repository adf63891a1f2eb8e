import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  cancel: "Annuler",
  "plan.title": "Préparer le voyage",
  "plan.planning": "Préparation de {place}",
  "plan.for":
    "Pour {count, plural, one {# personne} other {# personnes}}, avec les lieux retenus sur le tableau. Tout le monde pourra le modifier.",
  "plan.update": "Mettre à jour le plan",
  "plan.make": "Faire le plan",
  "plan.resultMissing": "Le résultat des tours n’a pas pu être chargé. Indiquez vous-même le lieu et les dates.",
  "plan.newVersion": "Faire une nouvelle version",
  "plan.updateMeans":
    "Votre plan est refait de zéro. Ce qui est épinglé ou réservé reste, et vous pouvez annuler le reste.",
  "plan.newVersionMeans": "Le groupe continue avec un nouveau voyage. L’ancien reste tel quel, avec ses participants.",
  "plan.whatWithCurrent": "Que faire du plan actuel",
  "plan.destination": "Destination",
  "plan.start": "Date de début",
  "plan.end": "Date de fin",
  "plan.style": "Style de voyage",
} satisfies Translation<typeof en>;
