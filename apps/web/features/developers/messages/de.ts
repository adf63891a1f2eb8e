import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Ausprobieren",
  text: "Jeder Befehl, den Agenten haben, auf dieser Installation ausgeführt: mit deiner eigenen Sitzung oder mit einem Schlüssel.",
  as: "Aufrufen mit",
  session: "Deine Sitzung",
  key: "API-Schlüssel",
  "key.hint": "Er bleibt im Speicher dieser Seite und wird nirgends abgelegt.",
  verb: "Befehl",
  reads: "Liest nur",
  writes: "Ändert deine Daten",
  deletes: "Ändert oder löscht deine Daten",
  arguments: "Argumente (JSON)",
  fields: "{count, plural, one {Was er annimmt: # Feld} other {Was er annimmt: # Felder}}",
  run: "Ausführen",
  runForReal: "Wirklich ausführen",
  real: "Das ist keine Testumgebung: Es ändert deine echten Reisen.",
  answer: "Antwort",
  took: "{ms} ms",
  curl: "Dasselbe mit curl",
  "curl.hint": "Leg vorher einen Schlüssel in CARAVAN_KEY ab.",
  notJson: "Die Argumente sind kein JSON-Objekt. Prüf Anführungszeichen und Kommas.",
  noKey: "Füg zuerst einen Schlüssel ein oder melde dich an.",
  unreachable: "Der Dienst hat nicht geantwortet. Prüf deine Verbindung und versuch es noch einmal.",
  failed: "Die Liste der Befehle konnte nicht geladen werden. Lade die Seite neu.",
} satisfies Translation<typeof en>;
