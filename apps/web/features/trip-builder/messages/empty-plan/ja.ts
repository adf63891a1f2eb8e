import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "まだ予定はありません",
  text: "営業時間と距離に合わせて全日程を計画するか、決まっている予定を追加してください。",
  add: "最初の予定を追加",
  plan: "日程を計画する",
} satisfies Translation<typeof en>;
