import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "持ち物・やることリスト",
  openWith: "チェックリスト：{progress}",
  progress: "{all, number}件中{done, number}件完了",
} satisfies Translation<typeof en>;
