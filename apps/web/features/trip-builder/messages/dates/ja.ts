import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "日程を変更",
  start: "最初の日",
  end: "最後の日",
  save: "日程を変更",
  keepLength: "{count, plural, other {#日間のまま}}",
  night: "宿泊予約：{name}",
  same: "これが今の日程です。",
  later: "{count, plural, other {プラン全体が#日後にずれます。}}",
  earlier: "{count, plural, other {プラン全体が#日前にずれます。}}",
  added: "{count, plural, other {予定のない日が#日増えます：{days}。}}",
  removed: "{count, plural, other {#日減ります：{days}。}}",
  parked: "保留になるもの（消えません）：",
  kept: "予約済みのため日付が変わらないもの：",
  segments: "新しい日程の外にある予約：",
  and: "{count, plural, other {ほか#件}}",
  changed: "その間に日程が変わりました。確認してから保存してください。",
  "legend.night": "予約済みの夜",
  "legend.travel": "フライトなどの移動",
} satisfies Translation<typeof en>;
