import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Boîte de réception",
  readAll: "Tout marquer comme lu",
  loading: "Chargement de votre boîte de réception",
  failed: "Votre boîte de réception n’a pas pu être chargée",
  "empty.title": "Vous êtes à jour",
  "empty.text":
    "C’est ici qu’arrivent les invitations, les propositions, les commentaires qui vous sont adressés et les tours de vos groupes.",
  unread: "<hidden>Non lu : </hidden>{title}",
  notSaved: "L’enregistrement a échoué",
} satisfies Translation<typeof en>;
