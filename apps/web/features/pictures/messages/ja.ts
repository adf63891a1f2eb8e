import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tooLarge: "この写真は{size}です。上限は{limit}です。",
  megabytes: "{size} MB",
  deleted: "「{name}」を削除しました",
  undo: "元に戻す",
  "title.stop": "{title}の写真",
  "title.cover": "旅行のカバー写真",
  "about.stop": "旅行のメンバー全員が見られます。撮影した場所と日時は保存されません。",
  "about.cover": "旅行のメンバー全員が見られます。公開リンクからは、リンクで許可した場合だけ見られます。",
  noCover: "カバー写真を設定しない",
  add: "写真を追加",
  addOne: "写真を追加",
  addCover: "写真をカバーとして追加",
  sending: "送信中…",
  sendingPhoto: "写真を送信しています",
  "none.stop": "まだ写真はありません。",
  "none.trip": "この旅行にはまだ写真がありません。",
  cover: "カバー",
  use: "カバーにする",
  useNamed: "{name}をカバーにする",
  isCover: "現在のカバー",
  delete: "{name}を削除",
} satisfies Translation<typeof en>;
