/** A line without its list mark. */
export interface Line {
  readonly body: string;
  /** It had a bullet, a number, a box or an emoji. */
  readonly marked: boolean;
}

const marks = [
  /^[-*+•‣◦▪▫●○◆◇■□►▶▸→➔➤✓✔☐☑·–—>]{1,3}(?=\s|\p{L}|\p{N}|\*|$)/u,
  /^\[[ xX]?\]/,
  /^#?\(?\d{1,3}[.):](?!\d)/,
  // "9:30", "at 3 pm", "10:00-12:00": a schedule is a list.
  /^(?:at\s)?\d{1,2}(?:[:.h]\d{2}(?:\s?[ap]m)?|\s?[ap]m)(?:\s?[-–]\s?\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]m)?)?(?=\s)/i,
  /^#\d{1,3}(?=\s)/,
  /^[a-zA-Z]\)(?=\s)/,
  /^[0-9#*]\u{FE0F}?\u{20E3}/u,
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{FE0F}\u{200D}])+/u,
];
const headingMark = /^#{1,6}(?=\s)/;

/** The lines with text, in order. */
export function splitLines(text: string): readonly Line[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .filter((line) => line.trim() !== "")
    .map(unmarked)
    .filter((it) => it.body !== "");
}

/** Removes all list marks: "- [ ] 🍽️ 1. Time Out Market". */
function unmarked(line: string): Line {
  let body = line.trim().replace(headingMark, "").trimStart();
  let marked = false;
  // A limit against endless marks.
  for (let looks = 0; looks < 6; looks++) {
    const mark = marks.map((it) => it.exec(body)?.[0]).find((it) => it !== undefined);
    if (mark === undefined) break;
    body = body.slice(mark.length).trimStart();
    marked = true;
  }
  return { body: body.trim(), marked };
}
