import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tryAgain: "Réessayer",
  onDevice: "Sur cet appareil",
  asOf: "Version enregistrée : {when}",
  list: "La liste de vos voyages",
  nothing:
    "Rien n’est encore conservé sur cet appareil. Les voyages des trente prochains jours le seront dès que vous aurez ouvert Caravan ici avec une connexion.",
} satisfies Translation<typeof en>;
