import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  refused: "{what}の変更は反映されませんでした：{why}",
  "refused.closed": "この旅行を開く権限がありませんでした。",
  "gone.note": "メモを書いた日は、もう旅行にありません。",
  "gone.deleted": "あなたが{deed, select, moved {移動} other {変更}}した{what}は、その間に削除されました。",
  "gone.day": "{what}の{deed, select, added {追加} other {移動}}先の日は、もう旅行にありません。",
  removed: "{what}を削除しましたが、その間に変更されました。",
  moved: "{what}は、ほかの人も移動しました。",
  changed: "{what}は、ほかの人も変更しました。",
  deed: "{what}を{deed, select, added {追加} moved {移動} deleted {削除} wrote {記入} removed {除外} other {変更}}しました。",
  quoted: "「{title}」",
  aNote: "日のメモ",
  thePlan: "プラン",
  asKept: "保存されていた内容",
  day: "日",
  dayNotes: "日のメモ",
  nights: "泊数",
  nothing: "なし",
  yes: "はい",
  no: "いいえ",
  aside: "保留",
  dayOf: "{date} · {number}日目",
  dayGone: "なくなった日",
} satisfies Translation<typeof en>;
