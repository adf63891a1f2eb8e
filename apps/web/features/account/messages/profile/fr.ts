import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Profil",
  loading: "Chargement de votre compte",
  preferences: "Préférences",
  keys: "Clés d’API",
  notifications: "Notifications",
  account: "Compte",
} satisfies Translation<typeof en>;
