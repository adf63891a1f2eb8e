import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Nouveau voyage",
  title: "Où allez-vous ?",
  intro: "Un lieu et des dates suffisent. Tout peut être modifié plus tard.",
  destination: "Destination",
  start: "Date de départ",
  end: "Date de retour",
  calendar: "Choisir dans un calendrier",
  "calendar.others": "Un de vos voyages",
  travelers: "Voyageurs",
  budget: "Budget",
  currency: "Devise",
  whose: "Pour qui est le budget",
  forEach: "Par personne",
  forAll:
    "{travelers, plural, =2 {Pour les deux ensemble} one {Pour les # ensemble} many {Pour les # ensemble} other {Pour les # ensemble}}",
  interests: "Centres d’intérêt",
  interest: "centre d’intérêt",
  interestsPlaceholder: "Qu’aimez-vous ?",
  wishes: "Vos souhaits avec vos propres mots",
  wishesHint:
    "Ce que vous voulez et à quel rythme, ce que vous ne voulez pas, qui vous accompagne, quand vos journées doivent commencer et finir.",
  wishesPlaceholder: "Une soirée fado, une journée à la mer et, samedi, un dîner avec vue.",
  style: "Style de voyage",
  accommodation: "Hébergement",
  planned: "Me préparer un plan",
  plannedHint: "Sinon, les jours sont vides au départ et vous les remplissez.",
  read: "Rempli d’après votre phrase. Vérifiez, puis préparez le voyage.",
  "read.assumed":
    "Rempli d’après votre phrase. Les dates sont une supposition : vérifiez-les, puis préparez le voyage.",
  submit: "Préparer le voyage",
  planning: "Préparation : {destination}",
  creating: "Création : {destination}",
  moment: "Un instant",
  "problem.destination": "Où voulez-vous aller ?",
  "problem.end": "Choisissez le dernier jour.",
  "problem.order": "Le dernier jour précède le premier.",
  "problem.currency": "Utilisez trois lettres, par exemple EUR.",
  "lost.nothing": "La connexion a été coupée pendant la préparation et aucun voyage n’a été enregistré. Réessayez.",
  "lost.saved": "La connexion a été coupée un instant ; le voyage était déjà enregistré.",
  "lost.unknown":
    "Caravan est injoignable. Vérifiez votre connexion ; si le voyage a pu être enregistré, il figure dans votre liste de voyages.",
} satisfies Translation<typeof en>;
