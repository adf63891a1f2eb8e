/**
 * The text with what is no content blanked, character for character: offsets in it are offsets in the source. Every rule
 * here is one pass with bounded repetition, because the text may be hostile.
 */
export function clean(source: string): string {
  let text = source
    .replace(/[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]/g, " ")
    .replace(/\u034f/g, " ")
    .replace(/[\u2028\u2029\u0085]/g, "\n")
    .replace(/\r(?!\n)/g, "\n")
    .replace(/\r/g, " ");
  if (/<(?:br|p|div|td|tr|table|html|body|span)\b/i.test(text)) text = withoutTags(text);
  return text
    .replace(/&(?:nbsp|zwnj|shy|#160|#8203);/gi, blanks)
    .replace(/<?(?:https?:\/\/|mailto:|www\.)[^\s<>]*>?/gi, blanks)
    .replace(/\[(?:image|cid)[^\]\n]{0,200}\]/gi, blanks)
    .replace(/(?<=^|[\s(])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_])\*{1,3}(?=[\s:,.)]|$)/gm, blanks)
    .replace(/^[ \t]{0,8}>[> \t]{0,40}/gm, (marks) => (marks.trim().length > 0 ? blanks(marks) : marks));
}

function blanks(found: string): string {
  return " ".repeat(found.length);
}

const breaking = /^<\/?(?:br|p|div|tr|table|li|ul|ol|h[1-6]|body|html|hr|section|article|td|th|title)\b/i;
const hiding = /^<(style|script|head)\b/i;

/** Tags become space; those that end a line become the end of a line. What `<style>` holds is gone as well. */
function withoutTags(text: string): string {
  const parts: string[] = [];
  const unclosed = new Set<string>();
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    if (open < 0) break;
    const close = text.indexOf(">", open);
    if (close < 0) break;
    const name = text.slice(open, open + 12);
    if (!/^<[a-z!/]/i.test(name)) {
      parts.push(text.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    let end = close + 1;
    const hidden = hiding.exec(name)?.[1];
    if (hidden && !unclosed.has(hidden)) {
      const after = text.indexOf(`</${hidden}`, end);
      if (after >= 0) end = after;
      else unclosed.add(hidden);
    }
    parts.push(text.slice(at, open), breaking.test(name) ? "\n" : " ", " ".repeat(end - open - 1));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}
