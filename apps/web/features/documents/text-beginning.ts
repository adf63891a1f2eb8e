import { beginningOf, LONGEST_SHOWN_TEXT } from "@caravan/domain/files/text-preview";

/** No character takes more bytes than that for each unit of its string. */
const mostOfUnit = 3;
const byteOrderMark = 3;

/** What the file of a written document says, or how it begins, as the server has it. */
export function beginningIn(bytes: ArrayBuffer): { readonly text: string; readonly text_cut: boolean } {
  const enough = bytes.slice(0, (LONGEST_SHOWN_TEXT + 1) * mostOfUnit + byteOrderMark);
  return beginningOf(new TextDecoder().decode(enough));
}
