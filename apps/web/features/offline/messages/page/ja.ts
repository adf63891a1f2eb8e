import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tryAgain: "もう一度試す",
  onDevice: "この端末に保存済み",
  asOf: "{when}時点",
  list: "旅行の一覧",
  nothing: "この端末にはまだ何も保存されていません。接続中にCaravanを開くと、30日以内の旅行が保存されます。",
} satisfies Translation<typeof en>;
