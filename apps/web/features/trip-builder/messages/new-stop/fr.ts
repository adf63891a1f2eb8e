import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  add: "Ajouter une étape",
  text: "Les jours des étapes suivantes se décalent et le voyage s’allonge.",
  anyway: "L’ajouter quand même",
  save: "Ajouter l’étape",
  unknown:
    "Nous ne connaissons pas « {name} ». Vous pouvez l’ajouter quand même ; ses jours auront des idées et pas de lieux précis.",
  where: "Où",
  noWhere: "Où voulez-vous séjourner ?",
  placeholder: "Florence, Porto, Kyoto…",
  nights: "Nuits",
  when: "Quand",
  first: "En premier",
  after: "Après {name}",
} satisfies Translation<typeof en>;
