import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Name",
  email: "E-Mail",
  "email.enter": "Gib eine E-Mail-Adresse ein, zum Beispiel du@example.com",
  password: "Passwort",
  "password.new": "Neues Passwort",
  "password.set": "Passwort festlegen",
  "password.short": "Verwende mindestens {count, number} Zeichen",
  "password.hint": "Mindestens {count, number} Zeichen",
  code: "Code",
  "code.hint": "Aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes",
  "code.enter": "Gib den Code aus der E-Mail ein",
  confirmEmail: "E-Mail bestätigen",
  usePasskey: "Passkey verwenden",
  signOut: "Abmelden",
  signedInAs: "Angemeldet als {email}",
  "passkey.exists": "Auf diesem Gerät gibt es schon einen Passkey für dein Konto.",
  "passkey.address": "Passkeys funktionieren nur unter der eigenen Adresse dieser Installation.",
  "passkey.device":
    "Dieses Gerät kann keine Passkeys speichern, die mit Fingerabdruck, Gesicht oder PIN entsperrt werden.",
  "passkey.browser":
    "Der Browser konnte keinen Passkey verwenden. Versuch es noch einmal oder mit einem anderen Browser.",
} satisfies Translation<typeof en>;
