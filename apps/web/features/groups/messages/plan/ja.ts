import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  cancel: "キャンセル",
  "plan.title": "旅行を計画する",
  "plan.planning": "{place}の旅行を計画中",
  "plan.for": "ボードで決まった場所を入れて、{count, plural, other {#}}人分の旅行を計画します。全員が変更できます。",
  "plan.update": "プランを更新",
  "plan.make": "プランを作る",
  "plan.resultMissing": "ラウンドの結果を読み込めませんでした。場所と日程を入力してください。",
  "plan.newVersion": "新しい版を作る",
  "plan.updateMeans": "プランを最初から作り直します。固定したものや予約済みのものは残り、ほかは元に戻せます。",
  "plan.newVersionMeans": "グループは新しい旅行に移ります。前の旅行はメンバーごとそのまま残ります。",
  "plan.whatWithCurrent": "いまのプランをどうするか",
  "plan.destination": "目的地",
  "plan.start": "開始日",
  "plan.end": "終了日",
  "plan.style": "旅のスタイル",
} satisfies Translation<typeof en>;
