import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "受信箱",
  readAll: "すべて既読にする",
  loading: "受信箱を読み込んでいます",
  failed: "受信箱を読み込めませんでした",
  "empty.title": "未読はありません",
  "empty.text": "招待、提案、自分宛てのコメント、グループのラウンドがここに届きます。",
  unread: "<hidden>未読：</hidden>{title}",
  notSaved: "保存できませんでした",
} satisfies Translation<typeof en>;
