import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "signIn.empty": "Gib deine E-Mail-Adresse und dein Passwort ein.",
  "signIn.needsCode": "Gib den Code aus deiner App ein oder einen Wiederherstellungscode.",
  "signIn.wrongCode": "Dieser Code ist falsch oder wurde schon verwendet.",
  "signIn.unreachable": "Caravan war nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.",
  "signIn.forgot": "Vergessen?",
  signIn: "Anmelden",
  "error.credentials": "Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.",
  "error.tooMany": "Zu viele Versuche. Warte eine Minute und versuch es noch einmal.",
  "error.otherWay":
    "Zu dieser E-Mail-Adresse gehört eine andere Art der Anmeldung. Melde dich so an wie beim ersten Mal.",
  "error.link": "Dieser Link wurde schon verwendet oder ist abgelaufen. Fordere einen neuen an.",
  "error.secondFactor": "Dieses Konto hat eine Anmeldung in zwei Schritten. Verwende dein Passwort und einen Code.",
  "error.denied": "Dieses Konto kann sich hier nicht anmelden.",
  "error.session": "Melde dich an, um diese Seite zu sehen.",
  "error.other": "Die Anmeldung hat nicht geklappt. Versuch es gleich noch einmal.",
  "passkey.refused": "Dieser Passkey hat hier nicht funktioniert. Verwende dein Passwort oder einen anderen Passkey.",
  or: "oder",
  continueWith: "Weiter mit {provider}",
  "link.send": "Link per E-Mail schicken",
  "link.sent": "Sieh in deinen E-Mails nach: Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs.",
  "link.failed": "Der Link konnte nicht gesendet werden. Versuch es gleich noch einmal.",
  "link.noEmail": "Gib zuerst oben deine E-Mail-Adresse ein.",
  "signUp.name": "Sag uns, wie du heißt",
  "signUp.taken": "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
  "signUp.takenLong": "Du hast schon ein Konto. <link>Stattdessen anmelden</link>",
  "signUp.create": "Konto erstellen",
  "verify.password": "Gib das Passwort ein, das du gewählt hast",
  "verify.passwordHint": "Das du beim Anlegen des Kontos gewählt hast",
  "verify.sent":
    "Wir haben einen Code an <email>{address}</email> geschickt. Er gilt 30 Minuten. Sieh im Spam-Ordner nach, wenn er nicht ankommt.",
  "verify.noCode": "Öffne den Link aus der E-Mail noch einmal: Dieser enthält keinen Code.",
  "reset.email": "Gib die E-Mail-Adresse deines Kontos ein",
  "reset.send": "Code per E-Mail schicken",
  "reset.choose": "Wähl das Passwort für <email>{address}</email>. Wenn es sich ändert, werden alle Geräte abgemeldet.",
  "reset.sent":
    "Wenn es zu <email>{address}</email> ein Konto gibt, ist ein Code unterwegs. Wenn sich das Passwort ändert, werden alle Geräte abgemeldet.",
} satisfies Translation<typeof en>;
