import type { SegmentStatus, Span } from "../reading.ts";
import { findOldParts } from "./old-parts.ts";
import type { Page } from "./page.ts";

export interface FoundStatus {
  readonly status: SegmentStatus;
  readonly spans: readonly Span[];
}

/** A pattern as whole words: "free cancellation" holds no "e cancellati". Stems of languages that inflect stay open. */
function whole(pattern: string): string {
  const before = /^\(\?:\^|^[^\x20-\x7e]/.test(pattern) ? "" : "(?<![a-z])";
  const after = /andrad|degistiril|[^\x20-\x7e]/.test(pattern) ? "" : "(?![a-z])";
  // "A booking cancelled after 1 May costs a night": a rule, no news.
  const rule = "(?! (?:after|within|before|less than|later than|up to|without|unless|if) )";
  return `${before}(?:${pattern})${rule}${/iptal edil/.test(pattern) ? "" : after}`;
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
    "(?:wurde|wurden|ist|sind|haben wir|wird|werden) [^\\n.]{0,60}(?:storniert|annulliert|abgesagt|gestrichen|ausfallen)(?![^\\n.]{0,60}(?:wenn|falls|sofern))",
    "(?:storniert|annulliert|abgesagt|gestrichen)(?: worden)?(?! werden| wird|t)(?=[ .,!:;)]|\\n|$)",
    "(?:stornierungsbestatigung|stornobestatigung|bestatigung (?:ihrer|der) stornierung|absage:)",
    "fallt (?:leider )?aus",
    "(?:a|ont|est|sont|avons|ete|bien) ?(?:bien )?(?:ete )?(?:annulee?s?)",
    "(?:^|\\n|: ?|\\| ?)annulee?s?(?![a-z])",
    "(?:est|sont|a ete|ont ete) supprimee?s?",
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
    "(?:^|\\n|: ?|\\| ?|[a-z] )(?:geannuleerd|afgezegd)(?![a-z])(?! worden| tot| voor)",
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
    "(?:^|\\n)(?:changed|rescheduled|updated(?: invitation)?|new time)(?=:|\\n| (?:booking|reservation|flight|itinerary|meeting|train|departure|times?|schedule|event|invitation|trip|stay|rental)(?![a-z]))",
    "new (?:departure|arrival|pick-?up|check-?in|start)? ?(?:time|itinerary|schedule|booking|date|dates)(?! ?zone)(?= ?:|\\n)",
    "(?:hat sich|haben sich) [^\\n.]{0,60}(?:geandert|verschoben)",
    "(?:wurde|wurden) [^\\n.]{0,60}(?:geandert|verschoben|umgebucht|angepasst|verlegt)",
    "(?:flugplananderung|fahrplananderung|buchungsanderung|flugzeitenanderung|terminverschiebung|anderung (?:ihrer|ihres|der|des|deiner|deines)|geanderte (?:buchung|reise|zeiten|flugzeiten|reservierung)|neue (?:abflugzeit|abfahrtszeit|flugzeiten|uhrzeit|zeiten|reiseverbindung|reisedaten|buchung))",
    "neuer (?:termin|reiseplan|flugplan|abflug)",
    "(?:a|ont) (?:bien )?(?:ete )?(?:change|modifie|deplace|reporte|decale)e?s?(?![a-z])",
    "(?:modification|changement) (?:de|d') ?(?:votre|la|l'|horaire|vol|reservation|programme|itineraire)",
    "(?:nouvel horaire|nouveaux horaires|nouvel itineraire|nouvelle (?:reservation|date|heure))",
    "(?:ha|han|hemos|fue|sido) ?(?:sido )?(?:cambiad[oa]s?|modificad[oa]s?|cambiado|reprogramad[oa]s?|actualizad[oa]s?)",
    "(?:cambio (?:de|en) (?:hora|fecha|horario|su|tu|itinerario|reserva|vuelo|la)|modificacion (?:de|en)|nuevo (?:horario|itinerario)|nueva (?:reserva|fecha|hora))",
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
  /(?:(?<![a-z])(?:if|when|in case|unless|until|can|could|may|might|must|wenn|falls|sofern|kann|konnen|bis|si|sera|peut|pouvez|puede|podra|se|qualora|puo|caso|pode|als|indien|kan|kunt|pokud|jesli|om|hvis|jos)(?![a-z])[^\n.:]{0,60}|(?<![a-z])(?:say|says|tell|tells|telling|write|answer|reply|claim|pretend|mark|state|schreib\w*|sag|sage|sagen|antwort\w*|dis|dites|ecris|ecrivez|reponds|repondez|di|diga|escribe|escriba|responde|responda|scrivi|scriva|rispondi|rispondere|escreva|zeg|schrijf|antwoord)(?![a-z])[^\n.]{0,60}|(?<![a-z])(?:nothing|not|nicht|nichts|rien|nada|niente|niets|non|no|nao|niet|pas) (?:be )?)$/;
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
    // "Has your flight been cancelled?" asks.
    if (/^ {0,2}\?/.test(folded.slice(match.index + match[0].length, match.index + match[0].length + 3))) continue;
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
