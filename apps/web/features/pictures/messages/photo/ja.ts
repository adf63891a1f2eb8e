import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  show: "{name}の写真を表示",
  whoTook: "{name}の写真の撮影者",
  photo: "写真：<credit></credit>",
  credit: "<author></author>、<licence></licence>",
  creditVia: "<author></author>、<licence></licence>（Wikimedia Commonsより）",
  yours: "みんなの写真",
  ofStop: "この予定の写真{count, plural, other {#枚}}",
} satisfies Translation<typeof en>;
