import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Rien n’est encore prévu",
  text: "Faites planifier tous les jours selon les horaires et les distances, ou ajoutez ce que vous savez déjà.",
  add: "Ajouter la première étape",
  plan: "Planifier les jours",
} satisfies Translation<typeof en>;
