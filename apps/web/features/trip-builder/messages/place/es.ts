import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  notes: "Notas",
  votes: "Votos del grupo",
  "vote.in": "A favor",
  "vote.unsure": "Dudo",
  "vote.out": "Fuera",
  reason: "{name}: {reason}",
} satisfies Translation<typeof en>;
