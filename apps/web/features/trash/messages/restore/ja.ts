import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  done: "「{title}」を元に戻しました",
  links: "{count, plural, other {#件の公開リンクが再び使えるようになりました。}}",
  failed: "「{title}」を元に戻せませんでした",
} satisfies Translation<typeof en>;
