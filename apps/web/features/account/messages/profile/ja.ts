import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "プロフィール",
  loading: "アカウントを読み込んでいます",
  preferences: "好み",
  keys: "APIキー",
  notifications: "通知",
  account: "アカウント",
} satisfies Translation<typeof en>;
