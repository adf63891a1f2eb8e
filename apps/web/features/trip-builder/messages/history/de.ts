import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Verlauf",
  text: "Wer was geändert hat, das Neueste zuerst. „Rückgängig“ nimmt nur diese eine Änderung zurück, die späteren bleiben.",
  loading: "Der Verlauf wird geladen",
  failed: "Der Verlauf konnte nicht geladen werden",
  empty: "Es wurde noch nichts geändert.",
  done: "Rückgängig gemacht",
  undone: "· rückgängig gemacht",
  proposedBy: "Vorgeschlagen von",
  approvedBy: "angenommen von",
  rejectedBy: "abgelehnt von",
} satisfies Translation<typeof en>;
