import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Profil",
  loading: "Dein Konto wird geladen",
  preferences: "Vorlieben",
  keys: "API-Schlüssel",
  notifications: "Mitteilungen",
  account: "Konto",
} satisfies Translation<typeof en>;
