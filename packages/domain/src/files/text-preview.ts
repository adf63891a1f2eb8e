/** Longest preview of a text document. */
export const LONGEST_SHOWN_TEXT = 20_000;

/** A text document or its beginning. */
export function textPreview(text: string): { readonly text: string; readonly text_cut: boolean } {
  return { text: text.slice(0, LONGEST_SHOWN_TEXT).toWellFormed(), text_cut: text.length > LONGEST_SHOWN_TEXT };
}
