import type { Warning } from "@caravan/domain/trip/warning";
import { word } from "./word.ts";

/** Warnings in the language of whoever asked. */
export const presentWarnings = (warnings: readonly Warning[]) =>
  warnings.map((it) => ({ ...it, message: word(it.message) }));
