import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  failed: "グループを読み込めませんでした",
  loading: "グループを読み込んでいます",
  group: "グループ",
  "tab.agree": "すり合わせ",
  "tab.board": "ボード",
  "tab.rounds": "ラウンド",
  "tab.people": "メンバー",
} satisfies Translation<typeof en>;
