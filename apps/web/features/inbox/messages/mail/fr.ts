import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Par e-mail",
  daily: "Un e-mail par jour",
  "daily.hint": "Le matin, et seulement s’il reste des messages non lus dans votre boîte de réception.",
  agents: "Ce que vos agents ont fait",
  "agents.hint": "Une fois par semaine, le matin, et seulement si un agent a fait quelque chose.",
  "agents.never": "Aucun e-mail",
  notSaved: "L’enregistrement a échoué",
} satisfies Translation<typeof en>;
