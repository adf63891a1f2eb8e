import type { PageHeading } from "@caravan/domain/board/parsed-page";
import { htmlToText } from "./html-to-text.ts";
import type { ScannedPage } from "./scan-html.ts";

const BLURB = 500;
/** Longer headings are sentences. */
const LONGEST = 90;
/** "3. Time Out Market", "3) …", "#3 …", "No. 3: …", or a number before a capital. */
const numbered = /^(?:#|[Nn]o\.?\s*)?(\d{1,3})(?:\s*(?:[.)](?!\d)|[:–-](?=\s))\s*|\s+(?=\p{Lu}))(.+)$/u;

export function headingsOf(page: ScannedPage): PageHeading[] {
  return page.headings.flatMap((it) => {
    const line = htmlToText(it.text, 255);
    if (line === null || line.length > LONGEST) return [];
    const match = numbered.exec(line);
    const text = htmlToText(match?.[2] ?? line, LONGEST);
    return text === null ? [] : [{ text, number: match ? Number(match[1]) : null, blurb: htmlToText(it.blurb, BLURB) }];
  });
}
