import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  print: "印刷",
  day: "{number}日目",
  nothingYet: "まだ予定はありません。",
  aboutPlace: "このスポットについて",
  takeOver: "そのまま使えるプラン",
  viewOnly: "共有された旅行（閲覧のみ）",
  days: "{count, plural, other {#日間}}",
  travelers: "{count, plural, other {#人}}",
  interests: "興味",
  use: "このプランを使う",
  openWhole: "Caravanでプラン全体を開く",
  planOwn: "自分の旅行を計画する",
  map: "{trip}の地図",
} satisfies Translation<typeof en>;
