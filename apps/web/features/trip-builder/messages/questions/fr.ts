import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  refused: "Votre modification n’a pas été prise en compte ({what}) : {why}",
  "refused.closed": "le voyage ne vous était pas accessible.",
  "gone.note": "Le jour dont vous parliez ne fait plus partie du voyage.",
  "gone.deleted":
    "Quelqu’un a supprimé {what} entre-temps ; vous l’aviez {deed, select, moved {déplacé} other {modifié}}.",
  "gone.day":
    "Le jour {deed, select, added {où vous avez ajouté {what}} other {où vous avez déplacé {what}}} ne fait plus partie du voyage.",
  removed: "Vous avez supprimé {what}. Quelqu’un l’a modifié entre-temps.",
  moved: "Vous avez déplacé {what}. Quelqu’un d’autre aussi.",
  changed: "Vous et quelqu’un d’autre avez modifié {what}.",
  deed: "Vous avez {deed, select, added {ajouté} moved {déplacé} deleted {supprimé} wrote {écrit} removed {retiré} other {modifié}} {what}.",
  quoted: "« {title} »",
  aNote: "la note d’un jour",
  thePlan: "le plan",
  asKept: "Tel qu’il a été gardé",
  day: "Jour",
  dayNotes: "Notes du jour",
  nights: "Nuits",
  nothing: "rien",
  yes: "oui",
  no: "non",
  aside: "Mis de côté",
  dayOf: "{date} · Jour {number}",
  dayGone: "Un jour qui n’existe plus",
} satisfies Translation<typeof en>;
