import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  failed: "Le groupe n’a pas pu être chargé",
  loading: "Chargement du groupe",
  group: "Groupe",
  "tab.agree": "Accord",
  "tab.board": "Tableau",
  "tab.rounds": "Tours",
  "tab.people": "Personnes",
} satisfies Translation<typeof en>;
