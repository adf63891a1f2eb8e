import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "プランに入らなかったもの",
  text: "この辺りのスポットで、プランに入らなかったもの（おすすめ順）。",
  loading: "プランに入らなかったものを読み込んでいます",
  failed: "プランに入らなかったスポットを読み込めませんでした",
  nothing: "すべてプランに入っています",
  nothingText: "この辺りのスポットはすべてプランに入っています。",
  unknown: "候補がありません",
  unknownText: "この辺りのスポットはまだ登録されていません。見つけたものを追加してください。",
  fitting: "まだ時間があるもの",
  rest: "そのほか",
  notInPlan: "プランにないもの",
  unverified: "未確認",
  addTo: "{day}に追加",
} satisfies Translation<typeof en>;
