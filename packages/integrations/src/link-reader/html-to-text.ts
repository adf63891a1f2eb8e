import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import { Parser } from "htmlparser2";

/** Elements whose text is not for readers. */
export const hiddenElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
]);
const markup = /<[a-z!/?]|&(?:[a-z]{2,31}|#x?[0-9a-f]{1,6});/i;

/**
 * Text of a page as one plain line: without tags, with entities decoded, also when encoded twice. Remaining brackets
 * are removed.
 */
export function htmlToText(text: string, max: number): string | null {
  let line = text.slice(0, 16 * max);
  for (let pass = 0; pass < 2 && markup.test(line); pass++) line = withoutTags(line);
  return cleanUntrustedText(markup.test(line) ? line.replace(/[<>]/g, " ") : line, max);
}

function withoutTags(html: string): string {
  let text = "";
  let muted = 0;
  const gap = (name: string) => {
    if (!inline.has(name)) text += " ";
  };
  const parser = new Parser({
    onopentag(name) {
      if (hiddenElements.has(name)) muted++;
      gap(name);
    },
    ontext(words) {
      if (muted === 0) text += words;
    },
    onclosetag(name) {
      if (hiddenElements.has(name)) muted--;
      gap(name);
    },
  });
  parser.end(html);
  return text;
}

/** Inline elements; around others there is a space. */
const inline: ReadonlySet<string> = new Set(["a", "abbr", "b", "em", "i", "mark", "small", "span", "strong", "u"]);
