import { texts } from "@caravan/languages/texts";
import type en from "./en.ts";

export const t = texts<typeof en>("trip-builder/empty-plan");
