import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  notes: "Notizen",
  votes: "Stimmen der Gruppe",
  "vote.in": "Dafür",
  "vote.unsure": "Unsicher",
  "vote.out": "Dagegen",
  reason: "{name}: {reason}",
} satisfies Translation<typeof en>;
