import { firstFrom } from "../atoms/index.ts";
import type { SegmentStatus, Span } from "../reading.ts";
import type { Page } from "./page.ts";

export interface FoundStatus {
  readonly status: SegmentStatus;
  readonly spans: readonly Span[];
}

/** A pattern as whole words: "free cancellation" holds no "e cancellati". Stems of languages that inflect stay open. */
function whole(pattern: string): string {
  const before = /^\(\?:\^|^[^\x20-\x7e]/.test(pattern) ? "" : "(?<![a-z])";
  const after = /andrad|degistiril|[^\x20-\x7e]/.test(pattern) ? "" : "(?![a-z])";
  return `${before}(?:${pattern})${/iptal edil/.test(pattern) ? "" : after}`;
}

/** That something was called off: said of what is booked, not of what one may do. Folded, all languages. */
const cancelled = new RegExp(
  [
    "(?:has|have) been (?:successfully )?(?:cancell?ed|called off)",
    "(?:is|was|are|were) (?:now )?(?:cancell?ed|called off)",
    "(?:has|have) (?:cancell?ed|called off)",
    "we (?:have )?cancell?ed your",
    "(?:your )?cancell?ation (?:confirmation|confirmed|notice|number|of your|is confirmed|reference)",
    "confirmation of (?:your )?cancell?ation",
    "confirm (?:the|your) cancell?ation",
    "(?:^|\\n|: ?|\\| ?|\\()cancell?ed(?![a-z])(?! if| by| up)",
    "status ?:? {0,6}\\n?cancell?ed",
    "(?:booking|reservation|flight|train|hotel|ticket|order|meeting|event|rental|stay|invitation|appointment) (?:has been |was |is )?cancell?ed",
    "(?:wurde|wurden|ist|sind|haben wir|wird|werden) [^\\n.]{0,60}(?:storniert|annulliert|abgesagt|gestrichen|ausfallen)",
    "(?:storniert|annulliert|abgesagt|gestrichen)(?: worden)?(?=[ .,!:;)]|\\n|$)",
    "(?:stornierungsbestatigung|stornobestatigung|bestatigung (?:ihrer|der) stornierung|absage:)",
    "fallt (?:leider )?aus",
    "(?:a|ont|est|sont|avons|ete|bien) ?(?:bien )?(?:ete )?(?:annulee?s?)",
    "(?:^|\\n|: ?|\\| ?)annulee?s?(?![a-z])",
    "(?:confirmation (?:de votre |de l'|d')annulation|annulation (?:confirmee|de votre|de la reservation))",
    "(?:ha|han|hemos|fue|fueron|sido|esta|queda) ?(?:sido )?(?:canceladas?|cancelados?|anuladas?|anulados?|cancelado|anulado)",
    "(?:^|\\n|: ?|\\| ?)(?:canceladas?|cancelados?|anuladas?|anulados?)(?![a-z])",
    "(?:confirmacion de (?:la )?(?:cancelacion|anulacion)|cancelacion (?:confirmada|de su|de tu|de la reserva)|confirmacao de cancelamento|cancelamento (?:confirmado|da sua|da reserva|do))",
    "(?:reserva|vuelo|tren|billete|voo|viagem|comboio|bilhete|cita|reunion|reuniao|evento|alquiler|aluguer) (?:foi |ha sido |esta )?(?:canceladas?|cancelados?|anuladas?|anulados?)",
    "foi (?:canceladas?|cancelados?|anulad[oa])",
    "(?:e|sono|stat[oaie]|abbiamo) ?(?:stat[oaie] )?(?:cancellat[oaie]|annullat[oaie])",
    "(?:^|\\n|: ?|\\| ?)(?:cancellat[oaie]|annullat[oaie])(?![a-z])",
    "(?:conferma (?:di |della )?cancellazione|cancellazione (?:confermata|della|del)|annullamento (?:confermato|della|del)|conferma (?:di |dell')annullamento)",
    "(?:is|werd|zijn|hebben|wordt) [^\\n.]{0,60}(?:geannuleerd|afgezegd|geschrapt)",
    "(?:^|\\n|: ?|\\| ?|[a-z] )(?:geannuleerd|afgezegd)(?![a-z])",
    "(?:annuleringsbevestiging|bevestiging van (?:uw |je )?annulering)",
    "(?:byla? zrusena?|bylo zruseno|zruseni rezervace|zostala anulowana|zostal anulowany|anulowano|avbokad|installd|aflyst|annulleret|avlyst|kansellert|peruttu|peruutettu|iptal edil)",
    "キャンセルされ|取り消され|キャンセル(?:しました|完了|済)|欠航",
    "status:cancelled|method:cancel",
  ]
    .map(whole)
    .join("|"),
  "g",
);

/** That what was booked is now otherwise. */
const changed = new RegExp(
  [
    "(?:has|have) been (?:changed|modified|updated|amended|rescheduled|moved|rebooked|altered|revised)",
    "(?:has|have) (?:changed|moved)(?![a-z])",
    "(?:was|is|were) (?:now )?(?:changed|modified|rescheduled|rebooked|amended|moved to)",
    "(?:schedule|itinerary|flight|time|booking|reservation|timetable|departure) (?:change|modification|amendment|update)(?![a-z])(?! fee| policy| is| are| may| can| charge| options?)",
    "(?:change|modification) (?:of|to|in) (?:your )?(?:schedule|booking|flight|itinerary|reservation|train|departure)",
    "we (?:have )?(?:changed|moved|rescheduled|updated|modified) your",
    "(?:^|\\n)(?:changed|rescheduled|updated(?: invitation)?|new time)(?=:| )",
    "new (?:departure|arrival|pick-?up|check-?in|start)? ?(?:time|itinerary|schedule|booking|date|dates)(?! ?zone)(?= ?:|\\n)",
    "(?:hat sich|haben sich) [^\\n.]{0,60}(?:geandert|verschoben)",
    "(?:wurde|wurden) [^\\n.]{0,60}(?:geandert|verschoben|umgebucht|angepasst|verlegt)",
    "(?:flugplananderung|fahrplananderung|buchungsanderung|flugzeitenanderung|terminverschiebung|anderung (?:ihrer|ihres|der|des|deiner|deines)|geanderte (?:buchung|reise|zeiten|flugzeiten|reservierung)|neue (?:abflugzeit|abfahrtszeit|flugzeiten|uhrzeit|zeiten|reiseverbindung|reisedaten|buchung))",
    "neuer (?:termin|reiseplan|flugplan|abflug)",
    "(?:a|ont) (?:bien )?(?:ete )?(?:change|modifie|deplace|reporte|decale)e?s?(?![a-z])",
    "(?:modification|changement) (?:de|d') ?(?:votre|la|l'|horaire|vol|reservation|programme|itineraire)",
    "(?:nouvel horaire|nouveaux horaires|nouvel itineraire|nouvelle (?:reservation|date|heure))",
    "(?:ha|han|hemos|fue|sido) ?(?:sido )?(?:cambiad[oa]s?|modificad[oa]s?|cambiado|reprogramad[oa]s?|actualizad[oa]s?)",
    "(?:cambio (?:de|en) (?:horario|su|tu|itinerario|reserva|vuelo|la)|modificacion (?:de|en)|nuevo (?:horario|itinerario)|nueva (?:reserva|fecha|hora))",
    "(?:foi|foram|houve) ?(?:uma )?(?:alterad[oa]s?|modificad[oa]s?|remarcad[oa]s?|alteracao)",
    "(?:alteracao (?:de|da|do|na|no)|novo (?:horario|itinerario|voo)|nova (?:reserva|data|hora))",
    "(?:e|sono|stat[oaie]|abbiamo) ?(?:stat[oaie] )?(?:modificat[oaie]|cambiat[oaie]|spostat[oaie]|riprogrammat[oaie])",
    "(?:modifica (?:della|del|dell'|di|alla|al)|cambio (?:orario|di orario|volo)|variazione (?:di|dell'|del|della|orario)|nuovo (?:orario|itinerario)|nuova (?:prenotazione|data|ora))",
    "(?:is|zijn|werd|hebben) [^\\n.]{0,60}(?:gewijzigd|verplaatst|verzet|omgeboekt|aangepast)",
    "(?:wijziging (?:van|in)|schemawijziging|vluchtwijziging|gewijzigde|nieuwe (?:vertrektijd|tijd|tijden|reisschema|boeking|datum|reservering))",
    "(?:byla? zmenena?|zmena (?:casu|letu|rezervace)|zostala zmieniona|zmiana (?:rezerwacji|lotu)|andrad|tidtabellsandring|aendret|endret|muuttunut|degistiril)",
    "変更されました|変更のお知らせ|変更後",
  ]
    .map(whole)
    .join("|"),
  "g",
);

/** What one could do, or what may happen, is not what did: "if your flight is cancelled", "free until cancelled". */
const onlyPossible =
  /(?:(?<![a-z])(?:if|when|in case|unless|until|can|could|may|might|must|wenn|falls|sofern|kann|konnen|bis|si|sera|peut|pouvez|puede|podra|se|qualora|puo|caso|pode|als|indien|kan|kunt|pokud|jesli|om|hvis|jos)(?![a-z])[^\n.:]{0,60}|(?<![a-z])(?:not|nicht|non|no|nao|niet|pas) (?:be )?)$/;
const LOOK = 70;
const MOST = 40;

/** Where the text says that something is off or otherwise, in order. */
function hits(page: Page, pattern: RegExp): Span[] {
  const { folded } = page.document;
  const found: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match && found.length < MOST; match = pattern.exec(folded)) {
    if (match[0].length === 0) pattern.lastIndex += 1;
    const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    if (onlyPossible.test(folded.slice(Math.max(0, start - LOOK), start))) continue;
    found.push({ start, end: match.index + match[0].length });
  }
  return found;
}

const kept = new WeakMap<Page, { off: Span[]; other: Span[]; old: Span[] }>();

function factsOf(page: Page): { off: Span[]; other: Span[]; old: Span[] } {
  const known = kept.get(page);
  if (known) return known;
  const facts = { off: hits(page, cancelled), other: hits(page, changed), old: findOldParts(page) };
  kept.set(page, facts);
  return facts;
}

/**
 * Whether what lies in `part` still holds. What the subject or the first lines say, is said of all; further down it is said
 * of the part it stands in, `alone` that there is only one.
 */
export function statusIn(page: Page, part: Span, alone: boolean): FoundStatus {
  const { off, other, old } = factsOf(page);
  const top = endOfTop(page);
  const concerns = (it: Span): boolean =>
    it.start < top || (it.start >= part.start && it.start < part.end) || (alone && it.start < part.end + 400);
  const isOff = off.filter(concerns);
  if (isOff.length > 0) return { status: "cancelled", spans: isOff.slice(0, 3) };
  const isOther = other.filter(concerns);
  const hasOld = old.length > 0;
  if (isOther.length > 0 || hasOld)
    return { status: "changed", spans: isOther.length > 0 ? isOther.slice(0, 3) : old.slice(0, 1) };
  return { status: "confirmed", spans: [] };
}

/** Subject, greeting and what a mail is about. */
const TOP_LINES = 12;

function endOfTop(page: Page): number {
  const { lines, messages } = page.document;
  const from = messages.at(-1)?.line ?? 0;
  let seen = 0;
  for (let at = Math.max(0, from); at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.isBlank) continue;
    seen += 1;
    if (seen > TOP_LINES) return line.start;
  }
  return page.document.text.length;
}

/** Stretches that tell what was booked before: from "previous itinerary" to "new itinerary", or "(was 09:40)". */
export function oldParts(page: Page): readonly Span[] {
  return factsOf(page).old;
}

const HEADING = 40;
const OLD_LINES = 10;
/** Words that also mean "before that": "ferme 1 h avant le départ". They speak of the old only as labels or beside a time. */
const alsoBefore = /^(?:before|avant|antes|prima)$/;
/** Words that also belong to names and to sentences: "it was", "Original Sokos Hotel". */
const alsoElse = /^(?:vorher|fruher|was|old|alt|alte|alter|oud|oude|original|earlier|eerder)$/;

function findOldParts(page: Page): Span[] {
  const { document, atoms } = page;
  const labels = document.labels.filter((it) => it.concept === "old_value" || it.concept === "new_value");
  const parts: Span[] = oldColumns(page);
  for (const [index, label] of labels.entries()) {
    if (label.concept !== "old_value") continue;
    const next = labels[index + 1];
    const lineAt = Math.max(0, firstFrom(document.lines, label.start + 1) - 1);
    const line = document.lines[lineAt];
    if (!line || line.isHeader || !isOfOld(page, label, line)) continue;
    const timed = hasTime(atoms.moments, { start: label.end, end: line.end });
    const starts = label.start - line.start < 4;
    if (timed) {
      const until = next && next.start < line.end ? next.start : line.end;
      const end = starts ? until : Math.min(until, endOfAside(page, label, line.end));
      parts.push({ start: label.start, end: Math.min(end, label.end + 160) });
    } else if (starts && line.end - line.start <= HEADING) {
      const last = document.lines[Math.min(document.lines.length - 1, lineAt + OLD_LINES)];
      const limit = last?.end ?? document.text.length;
      parts.push({
        start: label.start,
        end: next && next.start < limit ? next.start : endOfBlock(page, lineAt, limit),
      });
    }
  }
  return parts.filter((it) => hasTime(atoms.moments, it)).sort((a, b) => a.start - b.start);
}

/** Whether such a word speaks of what was booked before. */
function isOfOld(page: Page, label: Span, line: Span): boolean {
  const { folded } = page.document;
  const word = folded.slice(label.start, label.end);
  const after = folded.slice(label.end, Math.min(line.end, label.end + 24));
  const isLabel = /^ {0,3}(?::|$)|^ {2}/.test(after) || /[([]$/.test(folded.slice(label.start - 1, label.start));
  if (isLabel) return true;
  if (alsoBefore.test(word)) return false;
  if (!alsoElse.test(word) || label.start === line.start) return true;
  return hasTime(page.atoms.moments, { start: label.end, end: Math.min(line.end, label.end + 12) });
}

const OLD_ROWS = 8;

/** Cells under "old time" in a table, whose rows may begin with what the times are of. */
function oldColumns({ document }: Page): Span[] {
  const { folded } = document;
  const found: Span[] = [];
  for (const [at, line] of document.lines.entries()) {
    if (line.cells.length < 2 || line.cells.length > 6) continue;
    const column = line.cells.findIndex((it) => oldHead.test(folded.slice(it.start, it.end)));
    if (column < 0 || !line.cells.some((it) => newHead.test(folded.slice(it.start, it.end)))) continue;
    for (const row of document.lines.slice(at + 1, at + 1 + OLD_ROWS)) {
      if (row.isBlank || row.cells.length < line.cells.length || row.cells.length > line.cells.length + 1) break;
      const cell = row.cells[column + row.cells.length - line.cells.length];
      if (cell) found.push({ start: cell.start, end: cell.end });
    }
  }
  return found;
}

const oldHead =
  /^(?:old|previous|original|before|was|alte?r?|bisher(?:ige[rs]?)?|ursprunglich(?:e[rs]?)?|ancien(?:ne)?s?|avant|anterior|antes|antigu[oa]|antig[oa]|precedente|prima|vecchi[oa]|oude?|vorige|oorspronkelijke?)(?![a-z])/;
const newHead =
  /^(?:new|now|after|revised|neue?[rs]?|jetzt|nouve(?:au|lle|l)|maintenant|nuev[oa]|ahora|nuov[oa]|adesso|nov[oa]|agora|nieuwe?|nu)(?![a-z])/;

const rangeBetween = /^ {0,2}(?:uhr|h|uur|hrs)? {0,2}(?:-|to|until|bis|a|as|al|alle|tot) {0,2}$/;

/** In a sentence the old is what follows directly: up to the bracket's end, else the next clock and what it ranges to. */
function endOfAside(page: Page, label: Span, limit: number): number {
  const { folded } = page.document;
  const opened = /[([] {0,2}$/.test(folded.slice(Math.max(0, label.start - 3), label.start));
  const close = opened ? folded.slice(label.end, limit).search(/[)\]]/) : -1;
  if (close >= 0) return label.end + close;
  const { moments } = page.atoms;
  const at = firstFrom(moments, label.end);
  const [first, second] = [moments[at], moments[at + 1]];
  if (!first) return limit;
  return second && rangeBetween.test(folded.slice(first.end, second.start)) ? second.end : first.end;
}

function hasTime(moments: readonly Span[], part: Span): boolean {
  const first = moments[firstFrom(moments, part.start)];
  return first !== undefined && first.start < part.end;
}

/** The empty line after the lines below a heading. */
function endOfBlock(page: Page, heading: number, limit: number): number {
  const { lines } = page.document;
  let seen = false;
  for (let at = heading + 1; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.start > limit) break;
    if (line.isBlank && seen) return line.start;
    if (!line.isBlank) seen = true;
  }
  return limit;
}
