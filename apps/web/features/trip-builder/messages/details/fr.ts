import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  clash:
    "Quelqu’un d’autre a modifié les mêmes champs entre-temps. Votre saisie est toujours là : choisissez pour chaque champ, puis enregistrez.",
  changed: "Le voyage a changé entre-temps. Relisez-le, puis enregistrez.",
  name: "Titre",
  destination: "Destination",
  start: "Date de départ",
  end: "Date de retour",
  endHint: "Ce qui ne tient plus est mis de côté, pas perdu.",
  travelers: "Voyageurs",
  status: "Statut",
  currency: "Devise",
  currencyHint: "Trois lettres, par exemple EUR",
  style: "Style de voyage",
  accommodation: "Hébergement",
  interests: "Centres d’intérêt",
  interest: "centre d’intérêt",
  notes: "Notes",
  "budget.each": "Budget par personne",
  "budget.all": "Budget pour tous",
  "budget.whose": "Pour qui est le budget",
  "budget.forEach": "Par personne",
  "budget.forAll": "Pour tous ensemble",
  "budget.differ": "Ce voyage a deux budgets différents, {first} et {second} : le premier, plus strict, est retenu.",
  "budget.hintEach": "{money} par personne",
  "budget.hintAll":
    "{travelers, plural, =2 {{money} pour les deux} one {{money} pour les #} other {{money} pour les #}}",
} satisfies Translation<typeof en>;
