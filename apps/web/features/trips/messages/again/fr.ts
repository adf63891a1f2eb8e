import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  use: "Utiliser ce plan",
  again: "Refaire ce voyage",
  text: "Les jours de « {title} » à de nouvelles dates, dans un voyage à vous. Les réservations, les participants et les dépenses restent dans l’ancien.",
  mine: "En faire le mien",
  first: "Premier jour",
  was: "C’était le {date}.",
} satisfies Translation<typeof en>;
