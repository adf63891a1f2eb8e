import { within } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";
import type { Page } from "./page.ts";

/** A name of a hotel, a company or an event: words with a capital letter, no sentence, no time, no amount. */
export function nameIn(page: Page, span: Span, longest = 80): Piece | null {
  const piece = tidy(pieceOf(page.document.text, span.start, span.end));
  const { text } = piece;
  if (text.length < 2 || text.length > longest || !/\p{L}{2}/u.test(text)) return null;
  if (/[@<>{}=€$£]|https?:|\p{L}{4}[.!?]\s\p{Lu}|[:;]$/u.test(text) || text.split(/\s+/).length > 12) return null;
  if (within(page.atoms.dates, piece).length > 0 || within(page.atoms.clocks, piece).some((it) => it.sure)) return null;
  if (within(page.atoms.amounts, piece).length > 0) return null;
  return /[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ||
    /^[a-z][a-z&]{0,3}[a-z]? /u.test(text)
    ? piece
    : null;
}

function tidy(piece: Piece): Piece {
  const lead = /^[\s"'“”„«»*•·#|:–—-]+/.exec(piece.text)?.[0].length ?? 0;
  const tail = /[\s"'“”„«»*•·#|,;:!.–—-]+$/.exec(piece.text.slice(lead))?.[0].length ?? 0;
  const end = piece.end - (/(?:Inc|Ltd|Co|S\.A|B\.V|Corp|GmbH|S\.p\.A|a\.s|S\.r\.l|St)\.$/.test(piece.text) ? 0 : tail);
  return { start: piece.start + lead, end, text: piece.text.slice(lead, end - piece.start) };
}
