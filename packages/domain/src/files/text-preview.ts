/** How much of a written document is shown: an agent pays for every word, and a page with megabytes would stand still. */
export const LONGEST_SHOWN_TEXT = 20_000;

/** What a written document says, or how it begins. */
export function textPreview(text: string): { readonly text: string; readonly text_cut: boolean } {
  return { text: text.slice(0, LONGEST_SHOWN_TEXT).toWellFormed(), text_cut: text.length > LONGEST_SHOWN_TEXT };
}
