import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "Des voyages qui tiennent la route",
  "hero.text":
    "Donnez un lieu et quelques dates. Caravan organise les journées selon les horaires, les distances et votre budget, et le plan reste cohérent quand le groupe s’agrandit, que les envies changent ou que le train a du retard.",
  demo: "Voir un plan terminé",
  "start.where": "Où allez-vous ?",
  "start.examples": "Lisbonne, Kyoto, les Dolomites…",
  "start.from": "Du",
  "start.to": "Au",
  "start.plan": "Préparer mon voyage",
  "start.noAccount": "Un plan en quelques secondes, sans compte.",
  yourTrips: "Vos voyages",
  "value.title": "Ce que fait Caravan",
  "checks.title": "Le plan se vérifie tout seul",
  "checks.text":
    "Chevauchements, jours de fermeture, trajets trop courts et budgets qui ne tombent pas juste sont signalés pendant que vous modifiez, avant de vous coûter un après-midi.",
  "groups.title": "Les groupes tombent d’accord",
  "groups.text":
    "Chacun dit quand il peut partir, où il aimerait aller et ce qu’il peut dépenser. Caravan trouve ce qui convient à tous, et le plus petit changement qui réglerait le reste.",
  "history.title": "Rien ne se perd",
  "history.text":
    "Décalez les dates, remplacez un musée, laissez un agent réorganiser une journée. Chaque modification du plan est notée avec son auteur et peut être annulée.",
  "closed.when": "lun. 11:00",
  "closed.note": "Fermé le lundi",
  "windows.you": "Vous",
  "windows.guest": "Invité",
  "moved.title": "Dates décalées de deux jours",
  "moved.text": "Les étapes réservées n’ont pas bougé",
  undo: "Annuler",
  "example.description":
    "Une journée à Lisbonne telle que Caravan la montre : quatre étapes numérotées avec leurs heures, reliées par un trajet sur une carte le long du fleuve.",
  "example.day": "Lisbonne · jour 1",
  "example.title": "Le long du fleuve",
  "example.fine": "Tout concorde",
  "example.onward": "à {duration}",
  "example.tower": "Tour de Belém",
  "example.monastery": "Monastère des Hiéronymites",
  "example.lunch": "Déjeuner à la LX Factory",
  "example.market": "Time Out Market",
  day: "Jour {number}",
  "days.hills": "Collines et azulejos",
  "days.gardens": "Jardins et galeries",
} satisfies Translation<typeof en>;
