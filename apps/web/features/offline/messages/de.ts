import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "mark.offline":
    "{count, plural, =0 {Keine Verbindung} one {Keine Verbindung; # Änderung von dir nicht gesendet} other {Keine Verbindung; # Änderungen von dir nicht gesendet}}",
  "mark.signedOut": "Du bist abgemeldet; {count, plural, one {# Änderung} other {# Änderungen}} von dir nicht gesendet",
  "bar.offline":
    "<b>Keine Verbindung.</b> Du siehst, was hier gespeichert ist{count, plural, =0 {.} one {; # Änderung von dir wartet.} other {; # Änderungen von dir warten.}}",
  "bar.signedOut":
    "Du bist abgemeldet. {count, plural, one {# Änderung von dir wartet} other {# Änderungen von dir warten}} hier, bis du dich wieder anmeldest.",
  tryNow: "Jetzt versuchen",
  trying: "Wird versucht …",
  signIn: "Anmelden",
  fleeting: "Dieser Browser merkt sich nichts. Lass diese Seite offen, bis deine Änderungen gesendet sind.",
  question: "Zu einer Änderung, die du ohne Verbindung gemacht hast, gibt es eine Frage.",
  openTrip: "Reise öffnen",
  newVersion: "Es gibt eine neue Version von Caravan.",
  reload: "Neu laden",
  "leave.ask":
    "{count, plural, one {Abmelden und eine Änderung verlieren?} other {Abmelden und Änderungen verlieren?}}",
  "leave.text":
    "{count, plural, one {# Änderung von dir konnte} other {# Änderungen von dir konnten}} noch nicht gesendet werden. Beim Abmelden wird alles von dir von diesem Gerät entfernt, auch {count, plural, one {diese Änderung} other {diese Änderungen}}.",
  "leave.confirm": "Abmelden",
  "leave.stay": "Bleiben",
} satisfies Translation<typeof en>;
