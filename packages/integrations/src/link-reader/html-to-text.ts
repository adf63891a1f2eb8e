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
 * Words of a page as one plain line: tags gone, entities decoded, both also where somebody encoded them twice. What still
 * looks like a tag then loses its brackets.
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

/** They stand within words; around all others there is a gap. */
const inline: ReadonlySet<string> = new Set(["a", "abbr", "b", "em", "i", "mark", "small", "span", "strong", "u"]);
