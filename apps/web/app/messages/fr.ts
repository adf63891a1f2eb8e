import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Caravan : des voyages qui tiennent la route",
  description:
    "Caravan transforme un lieu et quelques dates en un plan jour par jour qui respecte horaires, distances et budget, pour une personne ou un groupe.",
  "missing.title": "Page introuvable",
  "missing.heading": "Il n’y a rien à cette adresse",
  "missing.text":
    "Le lien est peut-être ancien, ou il mène à un voyage auquel vous n’avez pas accès. Si quelqu’un vous l’a envoyé, demandez-lui de vous inviter.",
  "missing.trips": "Vos voyages",
} satisfies Translation<typeof en>;
