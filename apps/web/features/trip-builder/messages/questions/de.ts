import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  refused: "Du wolltest {what} ändern, das wurde nicht übernommen: {why}",
  "refused.closed": "Du hast keinen Zugriff auf die Reise.",
  "gone.note": "Der Tag, zu dem du geschrieben hast, gehört nicht mehr zur Reise.",
  "gone.deleted":
    "Jemand hat {what} inzwischen gelöscht; du hast es {deed, select, moved {verschoben} other {geändert}}.",
  "gone.day":
    "Der Tag, {deed, select, added {zu dem du {what} hinzugefügt hast} other {auf den du {what} verschoben hast}}, gehört nicht mehr zur Reise.",
  removed: "Du hast {what} gelöscht. Jemand hat es inzwischen geändert.",
  moved: "Du hast {what} verschoben. Jemand anders auch.",
  changed: "Du und jemand anders habt {what} geändert.",
  deed: "Du hast {what} {deed, select, added {hinzugefügt} moved {verschoben} deleted {gelöscht} wrote {geschrieben} removed {entfernt} other {geändert}}.",
  quoted: "„{title}“",
  aNote: "die Notiz eines Tages",
  thePlan: "den Plan",
  asKept: "So, wie es gespeichert war",
  day: "Tag",
  dayNotes: "Notizen des Tages",
  nights: "Nächte",
  nothing: "nichts",
  yes: "ja",
  no: "nein",
  aside: "Beiseitegelegt",
  dayOf: "{date} · Tag {number}",
  dayGone: "Ein Tag, den es nicht mehr gibt",
} satisfies Translation<typeof en>;
