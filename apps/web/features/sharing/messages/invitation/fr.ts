import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  loading: "Chargement de l’invitation",
  name: "Invitation",
  invalid: "Cette invitation n’est plus valable",
  invalidText:
    "Elle a déjà été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle à la personne qui vous l’a envoyée.",
  inviting: "<b>{name}</b> vous invite :",
  member: "Un membre",
  asEditor: "Vous participerez comme éditeur et pourrez voir et modifier le plan.",
  asViewer: "Vous participerez comme lecteur et pourrez voir le voyage, mais pas le modifier.",
  join: "Participer au voyage",
  signedInAs: "Connecté en tant que {email}",
  back: "Vous reviendrez ensuite ici pour participer.",
} satisfies Translation<typeof en>;
