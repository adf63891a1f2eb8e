import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Confirmez que c’est bien vous",
  again: "Votre connexion date d’un moment. Reconnectez-vous pour continuer.",
  signIn: "Se reconnecter",
  byPassword: "Votre connexion date d’un moment. Saisissez votre mot de passe pour continuer.",
  confirm: "Confirmer",
  enterPassword: "Saisissez votre mot de passe",
} satisfies Translation<typeof en>;
