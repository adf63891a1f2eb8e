/** The text if it has at most `max` UTF-16 units, else its beginning and "…": never longer, and never half a character. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = [...graphemes.segment(text)].findLast((it) => it.index <= max - 1)?.index ?? 0;
  return `${text.slice(0, kept).trimEnd()}…`;
}

/** What a reader takes for one character: a family emoji is many code points. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
