import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "受信箱",
  withUnread: "受信箱、未読{count, number}件",
} satisfies Translation<typeof en>;
