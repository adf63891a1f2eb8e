import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { namesIn } from "../parts/people.ts";
import { means } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

/** Who invites: by a label, in the sentence that invites, or as the sender of an invitation with "When" and "Where". */
export function organiserOf(page: Page): Piece | null {
  for (const pair of page.document.pairs) {
    if (!means(pair, "organiser") || pair.how === "inline" || (pair.how === "lead" && !pair.exact)) continue;
    const [person] = namesIn(pair);
    const name = person ? { ...person.span, text: person.name } : nameIn(page, pair.value, 60);
    if (name) return name;
  }
  return inviter(page) ?? sender(page);
}

/** Folded, after the name: "is inviting you to", "lädt Sie ... ein", "vous invite". */
const invites =
  / (?:is inviting you|has invited you|invites you|invited you|ladt (?:sie|dich|euch)|hat (?:sie|dich|euch)[^\n.]{0,60} eingeladen|vous invite|vous a invite|t'invite|(?:le|te|lo|la|os) (?:invita|ha invitado)|(?:la|ti|vi) (?:invita|sta invitando|ha invitato)|esta (?:a )?convida(?:ndo|r)|convidou|convida-o|nodigt (?:u|je|jou|jullie)|heeft (?:u|je)[^\n.]{0,60} uitgenodigd)(?![a-z])/;
const linesRead = 12;

function inviter(page: Page): Piece | null {
  let seen = 0;
  for (const line of page.document.lines) {
    if (line.isBlank || line.isHeader) continue;
    seen += 1;
    if (seen > linesRead) return null;
    const start = page.document.folded.slice(line.start, Math.min(line.end, line.start + 140));
    const verb = invites.exec(start)?.index;
    if (verb === undefined || verb > 50) continue;
    const name = person(page, line.start, line.start + verb);
    if (name) return name;
  }
  return null;
}

/** A calendar's own mail comes from whoever invites. */
function sender(page: Page): Piece | null {
  const labels = ["when", "where"] as const;
  const isInvitation = labels.every((concept) =>
    page.document.pairs.some((it) => it.concept === concept && it.exact && it.how === "colon"),
  );
  const from = isInvitation ? page.document.messages.findLast((it) => it.from)?.from : null;
  if (!from) return null;
  const shown = /^"?([^"<@\n]{3,60}?)"?\s{0,3}(?:<|$)/.exec(from.text)?.[1];
  if (!shown) return null;
  const start = from.start + from.text.indexOf(shown);
  return person(page, start, start + shown.length);
}

function person(page: Page, start: number, end: number): Piece | null {
  const piece = pieceOf(page.document.text, start, end);
  return /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4}$/u.test(piece.text) ? nameIn(page, piece, 60) : null;
}
