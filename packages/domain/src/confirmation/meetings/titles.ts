import { within } from "../atoms/index.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

/** What it is about: by a label, else by the mail's subject without what mail programs put before it. */
export function titleOf(page: Page): Piece | null {
  const byLabel = labelled(page, "event") ?? labelled(page, "subject");
  return byLabel ?? fromSubject(page);
}

function labelled(page: Page, concept: "event" | "subject"): Piece | null {
  for (const pair of page.document.pairs) {
    if (!means(pair, concept) || !pair.exact || pair.how === "inline" || pair.how === "lead") continue;
    const value = pair.value;
    if (value.text.length > 200 || !/\p{L}{2}/u.test(value.text)) continue;
    if (within(page.atoms.dates, value).length > 0 && within(page.atoms.clocks, value).length > 0) continue;
    return pieceOf(page.document.text, value.start, value.end);
  }
  return null;
}

const prefixes =
  /^(?:(?:re|fwd?|wg|tr|rv|aw|enc|i|vs|vb|sv|antw|doorst|invitation|updated invitation|accepted|declined|tentative|cancel(?:l?ed)?(?: event)?|canceled|reminder|erinnerung|einladung|aktualisierte einladung|abgesagt|termin|terminverschiebung|invito|invitacion|recordatorio|convite|lembrete|rappel|invitation mise a jour|uitnodiging|herinnering|geannuleerd|annulee?|cancelad[oa]|annullat[oa]|meeting moved|meeting cancelled|termin verschoben|termin abgesagt|vergadering verplaatst|vergadering geannuleerd|rescheduled|moved|promemoria|annule|report[ée]|notification|reunion annulee|reunion reportee|your appointment|meeting request|meeting)\s*[:\-–]\s*)+/i;

function fromSubject(page: Page): Piece | null {
  const { subject, text, folded } = page.document;
  if (!subject) return null;
  const lead = prefixes.exec(folded.slice(subject.start, subject.end))?.[0].length ?? 0;
  let end = subject.end;
  // "Invitation: Planning @ Mon 3 May 2026 10:00": the time is no part of the title.
  const at = folded.indexOf(" @ ", subject.start);
  if (at > 0 && at < end) end = at;
  const piece = nameIn(page, { start: subject.start + lead, end }, 150);
  return piece ?? (lead > 0 ? pieceOf(text, subject.start + lead, end) : null);
}
