import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  done: "„{title}“ wiederhergestellt",
  links:
    "{count, plural, one {# öffentlicher Link darauf gilt wieder.} other {# öffentliche Links darauf gelten wieder.}}",
  failed: "„{title}“ konnte nicht wiederhergestellt werden",
} satisfies Translation<typeof en>;
