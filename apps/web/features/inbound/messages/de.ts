import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Bestätigungen weiterleiten",
  text: "Leite E-Mails von Airlines und Hotels an deine eigene Adresse weiter, dann kommt das Gebuchte zur richtigen Reise. E-Mails, die nicht sicher von dir stammen oder etwas ändern oder stornieren, warten unten, bis du sie angesehen hast.",
  get: "Adresse holen",
  yours: "Deine Adresse",
  "yours.hint": "Wer sie kennt, kann dir E-Mails zum Ansehen schicken. Behalt sie also für dich.",
  off: "Ausschalten",
  new: "Neue Adresse",
  "new.title": "Neue Adresse holen?",
  "new.text": "Die alte gilt dann nicht mehr; ändere also alles, was dorthin weiterleitet.",
  "new.confirm": "Neue Adresse holen",
  "off.done": "Ausgeschaltet",
  "new.done": "Das ist jetzt deine Adresse",
  failed: "Das hat nicht geklappt",
  saved: "Gespeichert",
  waiting: "Wartet auf dich",
  nothing: "Keine Buchung gefunden",
  refused: "Abgelehnt",
  recent: "Letzte E-Mails",
  noSubject: "Ohne Betreff",
  look: "Ansehen",
  openTrip: "Reise öffnen",
} satisfies Translation<typeof en>;
