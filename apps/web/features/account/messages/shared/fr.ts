import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Nom",
  email: "E-mail",
  "email.enter": "Saisissez une adresse e-mail, par exemple vous@example.com",
  password: "Mot de passe",
  "password.new": "Nouveau mot de passe",
  "password.set": "Définir le mot de passe",
  "password.short": "Utilisez au moins {count, number} caractères",
  "password.hint": "Au moins {count, number} caractères",
  code: "Code",
  "code.hint": "De votre application d’authentification, ou l’un de vos codes de secours",
  "code.enter": "Saisissez le code reçu par e-mail",
  confirmEmail: "Confirmer l’e-mail",
  usePasskey: "Utiliser une clé d’accès",
  signOut: "Se déconnecter",
  signedInAs: "Connecté en tant que {email}",
  "passkey.exists": "Cet appareil possède déjà une clé d’accès pour votre compte.",
  "passkey.address": "Les clés d’accès ne fonctionnent qu’à l’adresse propre de cette installation.",
  "passkey.device":
    "Cet appareil ne peut pas conserver de clés d’accès déverrouillées par empreinte, visage ou code PIN.",
  "passkey.browser": "Le navigateur n’a pas pu utiliser de clé d’accès. Réessayez, ou changez de navigateur.",
} satisfies Translation<typeof en>;
