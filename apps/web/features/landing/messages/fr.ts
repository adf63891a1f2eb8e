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
  "check.title": "Le plan se vérifie tout seul",
  "check.text":
    "Chevauchements, jours de fermeture, trajets infaisables dans le temps prévu et budgets qui ne tombent pas juste sont signalés pendant que vous modifiez, avant de vous coûter un après-midi.",
  "group.title": "Les groupes tombent d’accord",
  "group.text":
    "Chacun dit les dates de voyage qu’il aimerait et sa souplesse, où il aimerait aller et ce qu’il peut dépenser. Caravan trouve ce qui convient à tous, et le plus petit ajustement qui réglerait le reste.",
  "check.picture":
    "Le plan d’une journée à Lisbonne avec sa carte. La vérification signale deux étapes qui se chevauchent.",
  "group.picture":
    "Un groupe de trois personnes : ce que chacune a dit des dates, des lieux et du budget, et leurs points d’accord.",
  "phone.title": "Dans la poche, même hors ligne",
  "phone.text":
    "Tirez la liste sur la carte aussi haut que vous voulez. Vos voyages restent sur le téléphone, les modifications attendent la prochaine connexion et, en route, l’étape suivante s’affiche en premier avec l’itinéraire.",
  "phone.picture":
    "Un plan sur un téléphone : une carte avec des étapes numérotées et, dessous, la liste d’une journée.",
  "assistant.title": "Les assistants demandent d’abord",
  "assistant.text":
    "Connectez l’assistant que vous utilisez. Ce qu’il veut changer arrive comme une proposition, que vous acceptez ou refusez. Chaque modification est notée avec son auteur et peut être annulée.",
  "assistant.picture": "La proposition d’un assistant à côté du plan : une soirée de fado, à accepter ou à refuser.",
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
