import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  notes: "メモ",
  votes: "グループの投票",
  "vote.in": "賛成",
  "vote.unsure": "迷う",
  "vote.out": "反対",
  reason: "{name}：{reason}",
} satisfies Translation<typeof en>;
