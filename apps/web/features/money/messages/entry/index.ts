import { textsLater } from "@caravan/languages/texts";
import type en from "./en.ts";

export const t = await textsLater<typeof en>("money/entry");
