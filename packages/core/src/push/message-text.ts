import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";

const TITLE = 100;
const BODY = 300;

/** What people and programs wrote is one line of ours, and not so long that a push would be too large. */
export const messageTitle = (text: string | null, otherwise: string) =>
  (text && cleanUntrustedText(text, TITLE)) || otherwise;

export const messageBody = (text: string) => cleanUntrustedText(text, BODY) ?? "";
