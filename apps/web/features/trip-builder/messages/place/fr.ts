import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  notes: "Notes",
  votes: "Votes du groupe",
  "vote.in": "Pour",
  "vote.unsure": "Peut-être",
  "vote.out": "Contre",
  reason: "{name} : {reason}",
} satisfies Translation<typeof en>;
