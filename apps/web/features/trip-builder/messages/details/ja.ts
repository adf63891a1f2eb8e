import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  clash: "その間にほかの人が同じ項目を変更しました。入力内容は残っています。項目ごとに選んでから保存してください。",
  changed: "その間に旅行が変更されました。確認してから保存してください。",
  name: "名前",
  destination: "目的地",
  start: "開始日",
  end: "終了日",
  endHint: "入りきらないものは、消えずに保留になります。",
  travelers: "人数",
  status: "状態",
  currency: "通貨",
  currencyHint: "EURのような3文字",
  style: "旅のスタイル",
  accommodation: "宿泊先",
  interests: "興味のあること",
  interest: "興味",
  notes: "メモ",
  "budget.each": "1人あたりの予算",
  "budget.all": "全員の予算",
  "budget.whose": "予算の対象",
  "budget.forEach": "1人あたり",
  "budget.forAll": "全員合計",
  "budget.differ": "この旅行には異なる予算が2つあります（{first}と{second}）。厳しいほうの前者を使います。",
  "budget.hintEach": "1人{money}",
  "budget.hintAll": "{travelers, plural, =2 {2人で{money}} other {#人で{money}}}",
} satisfies Translation<typeof en>;
