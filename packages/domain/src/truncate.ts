/** The text, cut to at most `max` UTF-16 units with "…", never inside a character. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  // Where a character begins depends on nothing behind it: a long text is not divided to its end.
  const kept = graphemes.segment(text.slice(0, max + 1)).containing(max - 1)?.index ?? 0;
  return `${text.slice(0, kept).trimEnd()}…`;
}

/** Characters as a reader sees them: a family emoji is many code points. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
