import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "ご本人の確認",
  again: "ログインから時間がたっています。続けるにはもう一度ログインしてください。",
  signIn: "もう一度ログイン",
  byPassword: "ログインから時間がたっています。続けるにはパスワードを入力してください。",
  confirm: "確認",
  enterPassword: "パスワードを入力してください",
} satisfies Translation<typeof en>;
