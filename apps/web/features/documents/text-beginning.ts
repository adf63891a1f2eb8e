/** As much as the server gives of a text: a page with megabytes of it would stand still. */
const longestShown = 20_000;
/** No character takes more bytes than that for each unit of its string. */
const mostOfUnit = 3;
const byteOrderMark = 3;

/** What the file of a written document says, or how it begins. */
export function beginningOf(bytes: ArrayBuffer): { readonly text: string; readonly text_cut: boolean } {
  const enough = bytes.slice(0, (longestShown + 1) * mostOfUnit + byteOrderMark);
  const text = new TextDecoder().decode(enough);
  return { text: text.slice(0, longestShown).toWellFormed(), text_cut: text.length > longestShown };
}
