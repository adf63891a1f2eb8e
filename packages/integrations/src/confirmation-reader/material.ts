import { parseJsonLd } from "../link-reader/json-ld.ts";
import { scanHtml } from "../link-reader/scan-html.ts";
import { visibleText } from "./visible-text.ts";

/** A text to be read for itself: the body of a message, a PDF. */
export interface Part {
  readonly text: string;
  /** What the sender offers instead of it for programs without HTML. */
  readonly instead: string | null;
  /** Ranges of `text` that are read in another way, so that nobody reads them as words. */
  readonly notWords: readonly { readonly start: number; readonly end: number }[];
}

/** Everything that somebody brought in, taken apart but not read yet. */
export interface Material {
  readonly subject: string | null;
  readonly parts: readonly Part[];
  /** JSON-LD, and microdata in its shape. */
  readonly documents: readonly unknown[];
  readonly calendars: readonly string[];
}

export const partOf = (text: string, instead: string | null = null): Part => ({ text, instead, notWords: [] });

/** What HTML shows, below `head`, and what it tells machines. */
export function materialOfHtml(html: string, head = "", instead: string | null = null): Material {
  const page = mayHoldData(html) ? scanHtml(html) : undefined;
  return {
    subject: null,
    parts: [partOf(head + visibleText(html), instead)],
    documents: [...(page?.jsonLd.map(parseJsonLd) ?? []), ...(page?.items ?? [])],
    calendars: [],
  };
}

/** Most mails have no data for machines, and are not gone through for it. */
const mayHoldData = (html: string) => /ld\+json|itemscope/i.test(html);

const tags =
  /<\/?(?:html|head|body|table|tbody|tr|td|th|div|p|span|br|ul|li|a|b|strong|font|style|script)\b[^<>]{0,2000}>/gi;
const ENOUGH_TAGS = 4;

/** Whether a text is the source of a page, and not words that mention a tag. */
export function looksLikeHtml(text: string): boolean {
  const found = text.matchAll(tags).take(ENOUGH_TAGS).toArray();
  return found.length >= ENOUGH_TAGS && found.some(([it]) => it.startsWith("</") || /^<(?:br|p)/i.test(it));
}

/** All of them in one; the first subject counts. */
export function together(materials: readonly Material[]): Material {
  return {
    subject: materials.find((it) => it.subject !== null)?.subject ?? null,
    parts: materials.flatMap((it) => it.parts),
    documents: materials.flatMap((it) => it.documents),
    calendars: [...new Set(materials.flatMap((it) => it.calendars))],
  };
}
