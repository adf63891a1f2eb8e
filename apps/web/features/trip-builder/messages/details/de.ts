import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  clash:
    "Jemand hat inzwischen dieselben Felder geändert. Deine Eingaben sind noch da: Entscheide für jedes Feld und speichere dann.",
  changed: "Die Reise hat sich inzwischen geändert. Sieh sie dir an und speichere dann.",
  name: "Titel",
  destination: "Reiseziel",
  start: "Erster Tag",
  end: "Letzter Tag",
  endHint: "Was nicht mehr passt, wird beiseitegelegt und geht nicht verloren.",
  travelers: "Reisende",
  status: "Status",
  currency: "Währung",
  currencyHint: "Drei Buchstaben, zum Beispiel EUR",
  style: "Reisestil",
  accommodation: "Unterkunft",
  interests: "Interessen",
  interest: "Interesse",
  notes: "Notizen",
} satisfies Translation<typeof en>;
