import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "clock-12": "12時間表示",
  "clock-24": "24時間表示",
  imperial: "マイルと°F",
  metric: "キロメートルと°C",
} satisfies Translation<typeof en>;
