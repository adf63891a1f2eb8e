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
  "budget.each": "Budget pro Person",
  "budget.all": "Budget für alle",
  "budget.whose": "Wessen Budget",
  "budget.forEach": "Pro Person",
  "budget.forAll": "Für alle zusammen",
  "budget.differ": "Diese Reise hat zwei verschiedene Budgets, {first} und {second}: Das erste ist strenger und zählt.",
  "budget.hintEach": "{money} pro Person",
  "budget.hintAll": "{travelers, plural, =2 {{money} für beide} one {{money} für alle #} other {{money} für alle #}}",
} satisfies Translation<typeof en>;
