import { within } from "../atoms/index.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import type { Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

/** What it is about: by a label, else by the mail's subject without what mail programs put before it. */
export function titleOf(page: Page): Piece | null {
  const { subject } = page.document;
  const alone = subject ? null : subjectAlone(page);
  return (
    (alone && withoutLead(page, alone)) ??
    labelled(page, "event") ??
    labelled(page, "subject") ??
    (subject && withoutLead(page, subject))
  );
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

const occasion =
  "(?:meeting|appointment|event|calendar (?:event|invitation|invite)|invite|invitation|booking|call|termin|terminbestatigung|terminanfrage|terminerinnerung|besprechung|kalendereinladung|meetinganfrage|rendez-vous|rdv|reunion|cita|evento|riunione|appuntamento|reuniao|compromisso|afspraak|vergadering|mote|mode|motesinbjudan|kokous|schuzka|pozvanka|spotkanie|zaproszenie|toplanti)";
const happened =
  "(?:new|updated|confirmed|rescheduled|postponed|scheduled|moved|changed|cancell?ed|accepted|bestatigt|aktualisiert|neuer?|geandert|verschoben|abgesagt|confirmee?|modifiee?|deplacee?|reportee?|annulee?|confirmad[oa]|actualizad[oa]|aplazad[oa]|cancelad[oa]|confermat[oa]|aggiornat[oa]|spostat[oa]|annullat[oa]|atualizad[oa]|adiad[oa]|remarcad[oa]|bevestigd|gewijzigd|verplaatst|verzet|geannuleerd|bekraftat|bekraeftet|bekreftet|potwierdzone|potvrzena)";
/** "Meeting confirmed: ", "Neuer Termin: ", "Invitation: ": what happened to which kind of occasion, before a colon. */
const announced = new RegExp(
  `^(?:${occasion}(?: (?:has been |is |wurde |ist |est |a ete |e stata? )?${happened})?|${happened}(?: ${occasion})?) ?: ?`,
);

/** How much of a subject comes before the title. */
function leadOf(subject: string): number {
  let lead = 0;
  for (let count = 0; count < 4; count++) {
    const rest = subject.slice(lead);
    const length = (prefixes.exec(rest) ?? announced.exec(rest))?.[0].length ?? 0;
    if (length === 0) break;
    lead += length;
  }
  // "Invitation:" alone is still better than nothing.
  return lead < subject.trimEnd().length ? lead : 0;
}

const subjectLabel =
  /(?:^|\n) {0,3}(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|predmet|temat|amne|emne|aihe|konu|件名) ?: ?(?=[^\n]{0,40}: ?\S)/;

/** The line of a subject without other headers, where it announces its title: there a second label seems to begin. */
function subjectAlone({ document }: Page): Span | null {
  const match = subjectLabel.exec(document.folded.slice(0, 2_000));
  if (!match) return null;
  const start = match.index + match[0].length;
  const line = document.folded.indexOf("\n", start);
  const end = line < 0 ? document.folded.length : line;
  return end - start <= 200 && leadOf(document.folded.slice(start, end)) > 0 ? { start, end } : null;
}

function withoutLead(page: Page, subject: Span): Piece | null {
  const { text, folded } = page.document;
  const lead = leadOf(folded.slice(subject.start, subject.end));
  let end = subject.end;
  // "Invitation: Planning @ Mon 3 May 2026 10:00": the time is no part of the title.
  const at = folded.indexOf(" @ ", subject.start);
  if (at > 0 && at < end) end = at;
  const piece = nameIn(page, { start: subject.start + lead, end }, 150);
  return piece ?? (lead > 0 ? pieceOf(text, subject.start + lead, end) : null);
}
