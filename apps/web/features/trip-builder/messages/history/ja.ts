import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "履歴",
  text: "誰が何を変更したか（新しい順）。元に戻すと、その変更だけが取り消され、あとの変更は残ります。",
  loading: "履歴を読み込んでいます",
  failed: "履歴を読み込めませんでした",
  empty: "まだ変更はありません。",
  done: "元に戻しました",
  undone: "· 元に戻し済み",
  proposedBy: "提案：",
  approvedBy: "承認：",
  rejectedBy: "却下：",
} satisfies Translation<typeof en>;
