import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Essayer",
  text: "Toutes les commandes des agents, exécutées sur cette installation : avec votre propre session ou avec une clé.",
  as: "Appeler avec",
  session: "Votre session",
  key: "Clé d’API",
  "key.hint": "Elle reste dans la mémoire de cette page et n’est enregistrée nulle part.",
  verb: "Commande",
  reads: "Lecture seule",
  writes: "Modifie vos données",
  deletes: "Modifie ou supprime vos données",
  arguments: "Arguments (JSON)",
  fields:
    "{count, plural, one {Ce qu’elle accepte : # champ} many {Ce qu’elle accepte : # champs} other {Ce qu’elle accepte : # champs}}",
  run: "Exécuter",
  runForReal: "Exécuter pour de vrai",
  real: "Ce n’est pas un bac à sable : vos voyages seront modifiés.",
  answer: "Réponse",
  took: "{ms} ms",
  curl: "La même chose avec curl",
  "curl.hint": "Mettez d’abord une clé dans CARAVAN_KEY.",
  notJson: "Les arguments ne sont pas un objet JSON. Vérifiez les guillemets et les virgules.",
  noKey: "Collez d’abord une clé ou connectez-vous.",
  unreachable: "Le service n’a pas répondu. Vérifiez votre connexion et réessayez.",
  failed: "La liste des commandes n’a pas pu être chargée. Rechargez la page.",
} satisfies Translation<typeof en>;
