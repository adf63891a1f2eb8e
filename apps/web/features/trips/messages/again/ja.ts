import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  use: "このプランを使う",
  again: "もう一度計画する",
  text: "「{title}」の日程を新しい日付で、自分の旅行として作ります。予約、メンバー、お金は元の旅行に残ります。",
  mine: "自分の旅行にする",
  first: "最初の日",
  was: "元の日程は{date}でした。",
} satisfies Translation<typeof en>;
