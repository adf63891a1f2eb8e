import { firstFrom } from "../atoms/index.ts";
import { hasLabelAtStart } from "../parts/moments.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { isAddressLike } from "../parts/places.ts";
import type { Span } from "../reading.ts";
import { type Line, lineAt } from "../structure/lines.ts";
import { means } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

export interface HotelName {
  readonly piece: Piece;
  readonly line: number;
  /** Less is better. */
  readonly rank: number;
}

/** Words that houses for guests have in their names, folded. */
export const houseWords =
  /(?<![a-z])(?:hotels?|hostels?|inn|resort|suites?|b&b|bed (?:and|&) breakfast|guest ?house|lodge|motel|apart(?:a?ments?|hotel)|residence|residenz|pension|gasthof|gasthaus|gastehaus|ferienwohnung|landhaus|auberge|chambres? d'hotes?|gite|hostal|parador|posada|pension|albergue|hosteria|hacienda|casa rural|albergo|locanda|agriturismo|pensione|pensao|affittacamere|pousada|quinta|hospedaria|solar|herberg|b en b|logement|riad|ryokan|villa|chalet|cottage|palace|hotell|hotelli|otel|penzion|pensjonat|zajazd|vandrerhjem|vandrarhem|loft|(?:beach|tiny|lake|country|farm|guest) ?house|holiday home|vacation (?:home|rental)|cabin|bungalow|condo|aparthotel|apartamentos?|appartements?|appartementen|studios?|camping|glamping|spa|ホテル|旅館|民宿|ゲストハウス)(?![a-z])/;

/** All that may be the name of the house, best first within each rank by place. */
export function hotelNames(page: Page): HotelName[] {
  return [...labelled(page), ...inPhrases(page), ...onLines(page), ...inSegments(page), ...senders(page)]
    .filter((it) => !cutsClock(page, it.piece))
    .map((it) => ({ ...it, piece: bareName(page, it.piece) }))
    .filter((it) => it.piece.text.length > 2)
    .sort((a, b) => a.rank - b.rank || a.piece.start - b.piece.start);
}

/** "00. Spa 09" out of "07:00 - 10:00. Spa 09:00 - 21:00". */
function cutsClock(page: Page, piece: Piece): boolean {
  const { clocks } = page.atoms;
  const first = clocks[firstFrom(clocks, piece.start) - 1];
  const last = clocks[firstFrom(clocks, piece.end) - 1];
  return (first?.sure === true && first.end > piece.start) || (last?.sure === true && last.end > piece.end);
}

/** What leads to a name on its line: "Booking confirmation Calton Hill Guest House", "Unterkunft Hotel Zur Post". Folded. */
const heading =
  /^(?:\d{1,2}[.)] ?)?(?:(?:(?:your|ihre?|votre|su|tu|la sua|la tua|a sua|uw|je) )?(?:(?:booking|reservation|hotel|stay) (?:confirmation|voucher|details)|confirmation of (?:your )?(?:booking|reservation|stay)|buchungsbestatigung|reservierungsbestatigung|confirmation de (?:la |votre |de )?(?:reservation|sejour)|conferma (?:di |della |della sua |della tua )?prenotazione|confirmacion de (?:la |su |tu )?(?:reserva|reservacion)|confirmacao (?:da |de )(?:sua )?reserva|boekingsbevestiging|reserveringsbevestiging|bevestiging (?:van )?(?:uw |je )?(?:boeking|reservering)|confirmation|voucher|invoice|rechnung|facture|factura|fattura)(?: (?:for|fur|pour|para|per|voor|-|at|im|au|en|no|na|presso))?[ :|–-]{1,4}|(?:unterkunft|accommodation|property|hebergement|etablissement|alojamiento|struttura|alloggio|alojamento|accommodatie|hotel(?= hotel )):? )(?=[^ ])/;
/** A sentence that ends with the name: "We kijken ernaar uit je te verwelkomen in Hotel De Gouden Sleutel". */
const sentence =
  /^[^\n]{8,80}?(?<=[a-z]) (?:in|at|im|in der|bei|beim|au|a l'|a la|chez|en|en el|en la|presso|all'|al|no|na|bij|op|pa|hos) ?(?:the |het |de |le |la |el )?(?=\S)/;

function bareName(page: Page, piece: Piece): Piece {
  const { folded, text } = page.document;
  const lower = folded.slice(piece.start, piece.end);
  const lead = heading.exec(lower)?.[0].length ?? 0;
  if (lead > 0 && lead < lower.length - 2) return pieceOf(text, piece.start + lead, piece.end);
  const said = sentence.exec(lower)?.[0].length ?? 0;
  const rest = text.slice(piece.start + said, piece.end);
  const isSaid =
    said > 0 &&
    /^\p{Lu}/u.test(rest) &&
    houseWords.test(lower.slice(said)) &&
    /\p{Ll}{3,} \p{Ll}{2,}/u.test(piece.text.slice(0, said));
  return isSaid ? pieceOf(text, piece.start + said, piece.end) : piece;
}

function labelled(page: Page): HotelName[] {
  const found: HotelName[] = [];
  for (const pair of page.document.pairs) {
    if (!means(pair, "hotel") || pair.how === "inline") continue;
    const facet = pair.meanings.find((it) => it.concept === "hotel")?.facet;
    if (facet && facet !== "details") continue;
    if (pair.how === "lead") continue;
    const name = nameIn(page, pair.value);
    if (!name || isSentence(name.text)) continue;
    found.push({ piece: firstPart(page, name), line: pair.valueLine, rank: pair.exact ? 0 : 3 });
  }
  return found;
}

/** "The Lakes Hotel, Keswick, United Kingdom": the name ends at the first comma. */
function firstPart(page: Page, piece: Piece): Piece {
  const comma = /,\s/.exec(piece.text);
  return comma && comma.index >= 4 ? pieceOf(page.document.text, piece.start, piece.start + comma.index) : piece;
}

function isSentence(text: string): boolean {
  return (
    /\p{L}{2,} \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(text) ||
    /^(?:is|are|ist|est|es|en|the following|details|information|policy|policies|contact|booking|reservation)\b/i.test(
      text,
    )
  );
}

/** What stands before the name in a sentence about the stay, folded. */
const before =
  /(?<![a-z])(?:(?:your |the |my )?(?:upcoming |next )?(?:stay|booking|reservation|visit|room|rooms|accommodation|apartment)(?: is confirmed| confirmed| confirmation| details| request| cancellation)? (?:at|with|in|for|-|:) |(?:thank you for|thanks for) (?:booking (?:with|at)|choosing|your (?:reservation|booking|stay) (?:at|with)|staying (?:at|with)) |welcome(?: back)? to |(?:nights?|nachte|nuits?|noches?|notti|notte|noites?|nachten)(?: (?:for|fur|pour|para|per|voor) \p{L}{2,12})? (?:at|in|im|in der|bei|beim|au|a l'|en|en el|presso|all'|no|na|bij|in het) |staying at |stay at |(?:welcom(?:e|ing) you|see you|seeing you|to host you|hosting you)(?: soon)? (?:at|to|in) |booked at |reserved at |(?:ihr(?:e[nr]?)?|die|eine) ?(?:aufenthalt|buchung|reservierung|zimmer|unterkunft|zimmerreservierung)(?:sbestatigung)? (?:im|in der|in|bei|beim|fur das|-|:) |(?:aufenthalt|buchung|reservierung|buchungsbestatigung|reservierungsbestatigung|stornierung)(?: fur)? (?:im|in der|bei|beim|das|-|:) |willkommen (?:im|in der|bei|in) |(?:votre |la |de )?(?:sejour|reservation|chambre)(?: est confirmee| confirmee)? (?:a l'|au |a la |chez |a |- |: )|bienvenue (?:a l'|au |a la |chez |a )|d'avoir choisi (?:l'|le |la )?|(?:su |tu |la |una )?(?:estancia|reserva|reservacion|alojamiento|habitacion)(?: esta confirmada| confirmada)? en (?:el |la )?|bienvenido(?:s)? (?:a|al) |gracias por (?:reservar en|elegir) (?:el |la )?|(?:il |la |suo |sua |tua |tuo )?(?:soggiorno|prenotazione|camera)(?: e confermata| confermata)? (?:presso|all'|al|a|in|da|- |: ) ?(?:il |l'|la |lo )?|benvenut[oiae] (?:a|al|all'|alla|presso|in) ?|grazie per aver (?:scelto|prenotato)(?: presso)? (?:il |l'|la |lo )?|(?:a |o |sua |seu |tua )?(?:reserva|estadia|estada|hospedagem|alojamento|quarto)(?: esta confirmada| confirmada)? (?:no|na|em|do|da) |bem-vind[oa]s? (?:a|ao|à) |obrigad[oa] por (?:escolher|reservar)(?: (?:no|na|o|a))? |(?:uw |je |de |jouw )?(?:verblijf|boeking|reservering|kamer|overnachting)(?: is bevestigd| bevestigd)? (?:bij|in|voor|-|:) |welkom (?:bij|in) |bedankt voor (?:uw|je) (?:boeking|reservering) (?:bij|in) |(?:din |ditt )?(?:vistelse|bokning|ophold|reservation|opphold|bestilling) (?:pa|hos|-|:) |(?:pobyt|rezerwacja) (?:w|-|:) )/gu;

const nameEnd =
  /[,.!?;:()\n\t|"”]|\s[-–—]\s| {2}|\s(?:is|are|has|have|was|will|from|on|for|by|at|in|we|with|ist|wurde|vom|von|am|fur|für|in|wir|est|du|le|pour|a|à|nous|está|esta|del|desde|para|ha|el|è|dal|per|con|il|foi|de|no dia|em|van|voor|op|werd|met)\s/i;

function inPhrases(page: Page): HotelName[] {
  const found: HotelName[] = [];
  const { text, folded } = page.document;
  for (const match of folded.matchAll(before)) {
    if (found.length >= 50) break;
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + 90);
    const skipped = /^(?:the|das|dem|der|l'|le|la|el|il|het|de|o|a) /i.exec(rest)?.[0].length ?? 0;
    const name = upToEnd(page, start, skipped);
    if (!name) continue;
    const hasHouse = houseWords.test(folded.slice(name.start, name.end));
    if (!hasHouse && (page.context.data.city(name.text) || name.text.split(" ").length < 2)) continue;
    if (/^(?:\p{Lu}\p{Ll}+ \d|\d)/u.test(name.text)) continue;
    found.push({ piece: name, line: lineAt(page.document.lines, name.start), rank: hasHouse ? 1 : 4 });
  }
  return found;
}

/** The name from `start`: with its article when that is its own ("The Lakes"), up to the end of the sentence or a verb. */
function upToEnd(page: Page, start: number, skipped: number): Piece | null {
  const { text } = page.document;
  const own = /^The /.test(text.slice(start, start + 4)) ? 0 : skipped;
  const from = start + own;
  const rest = text.slice(from, from + 90);
  if (!/^[\p{Lu}\p{Script=Han}\p{Script=Katakana}]|^[a-z][&a-z]/u.test(rest)) return null;
  const first = nameEnd.exec(rest);
  // "Hôtel du Parc", "Hotel de la Poste": a house alone is no name yet.
  const isBare =
    first !== null &&
    houseWords.test(page.document.folded.slice(from, from + first.index)) &&
    !/[\s-]/.test(rest.slice(0, first.index)) &&
    /^\s\p{L}/u.test(first[0]);
  const more = isBare ? nameEnd.exec(rest.slice(first.index + first[0].length)) : null;
  const stop = isBare ? (more ? first.index + first[0].length + more.index : -1) : (first?.index ?? -1);
  const end = stop < 0 ? (rest.length < 90 ? rest.length : -1) : stop;
  if (end < 3) return null;
  const name = nameIn(page, { start: from, end: from + end });
  return name && /^\p{Lu}|^a&/u.test(name.text) ? name : null;
}

/** Lines that are a name with a word for houses in it, or a name above an address. */
function onLines(page: Page): HotelName[] {
  const found: HotelName[] = [];
  const { lines, folded } = page.document;
  for (const [index, line] of lines.entries()) {
    if (line.isBlank || line.isHeader || found.length >= 100) continue;
    const cell = line.cells[0] && bareName(page, line.cells[0]);
    if (!cell || cell.text.length < 4 || cell.text.length > 70) continue;
    const hasHouse = houseWords.test(folded.slice(cell.start, cell.end));
    const isAbove = isAboveAddress(page, lines, index);
    if (!hasHouse && !isAbove) continue;
    if (
      cell.start === line.start &&
      hasLabelAtStart(page.document, line) &&
      !(hasHouse && isAbove) &&
      !startsWithHouse(folded.slice(cell.start, cell.end))
    )
      continue;
    const name = nameIn(page, cell, 70);
    if (!name || isSentence(name.text) || isAddressLike(name.text) || isHeading(folded.slice(name.start, name.end)))
      continue;
    if (!isTitled(name.text)) continue;
    found.push({ piece: firstPart(page, name), line: index, rank: hasHouse ? (isAbove ? 1 : 2) : 5 });
  }
  return found;
}

function startsWithHouse(text: string): boolean {
  return /^\S+ \S/.test(text) && houseWords.exec(text.slice(0, 30))?.index === 0;
}

/** "Booking 1234 confirmed: The Harbour Inn, check-in 9 July": a part of a line between its marks. */
function inSegments(page: Page): HotelName[] {
  const found: HotelName[] = [];
  const { lines, folded, text } = page.document;
  for (const [index, line] of lines.entries()) {
    if (line.isBlank || line.isHeader || line.text.length > 400 || found.length >= 50) continue;
    if (!houseWords.test(folded.slice(line.start, line.end))) continue;
    for (const part of line.text.matchAll(/[^,;:|()–]{4,60}/g)) {
      const from = line.start + part.index;
      const piece = bareName(page, pieceOf(text, from, from + part[0].length));
      const lower = folded.slice(piece.start, piece.end);
      if (!houseWords.test(lower) || isHeading(lower) || !isTitled(piece.text) || isSentence(piece.text)) continue;
      const name = nameIn(page, piece, 60);
      if (name && name.text.split(" ").length >= 2) found.push({ piece: name, line: index, rank: 3 });
    }
  }
  return found;
}

/** The house itself writes: "Ryokan Hanaya <stay@hotel.example>". */
function senders(page: Page): HotelName[] {
  return page.document.messages.flatMap(({ from, line }) => {
    const shown = from && /^"?([^"<@]{4,60}?)"?\s{0,3}</.exec(from.text)?.[1];
    if (!from || !shown) return [];
    const start = from.start + from.text.indexOf(shown);
    const name = nameIn(page, { start, end: start + shown.length }, 60);
    if (!name || !houseWords.test(page.document.folded.slice(name.start, name.end)) || name.text.split(" ").length < 2)
      return [];
    return isHeading(page.document.folded.slice(name.start, name.end))
      ? []
      : [{ piece: name, line: Math.max(0, line - 1), rank: 3 }];
  });
}

function isAboveAddress(page: Page, lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  if (next === undefined || next.isBlank) return false;
  return hasLabelAtStart(page.document, next) ? isAddressLabel(page, next) : isAddressLike(next.text);
}

/** "Address: Oude Delft 44, 2611 CD Delft" under the name. */
function isAddressLabel({ document: { labels, text } }: Page, line: Line): boolean {
  const label = labels[firstFrom(labels, line.start)];
  if (!label || label.start !== line.start || text.charAt(label.end) !== ":") return false;
  const isPlace = label.meanings.some((it) => it.concept === "address" || it.concept === "where");
  return isPlace && isAddressLike(text.slice(label.end + 1, line.end).trim());
}

/** Words with a house in them that name none: "Hotel confirmation", "Your hotel", "Hotel details". */
function isHeading(said: string): boolean {
  const text = said.replace(/guest ?house|gasthaus|gasthof|gastehaus|bed (?:and|&) breakfast/g, "house");
  return (
    /(?:confirm|bestatig|voucher|detail|information|informacion|policy|policies|reserv|prenotazion|booking|buchung|boeking|conferma|rates?|offer|angebot|offre|your |ihr|votre |tu |su |uw |je |facilit|amenit|breakfast|fruhstuck|contact|kontakt|non-smoking|double|single|twin|doppel|einzel|zimmer|room|bed|chambre|habitacion|camera |quarto|kamer|guest|gast|nights?|free|check|book|find|search|see |more |(?<![a-z])view|terms|conditions|gift|night|deluxe|superior|standard|junior|king|queen|executive|adult|manage)/.test(
      text,
    ) &&
    !/(?:^|\s)(?:hotel|hostel|inn|resort) (?!confirm|detail|info|policy|reserv|booking|rate|voucher|name|address|phone)\p{L}{3,}/u.test(
      text,
    )
  );
}

/** Most words of a name begin with a capital letter. */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/).filter((it) => /\p{L}{3}/u.test(it));
  return (
    words.filter((it) => /^["'“(]?[\p{Lu}\p{Script=Han}\p{Script=Katakana}]/u.test(it)).length * 3 >= words.length * 2
  );
}

export function isIn(name: HotelName, part: Span): boolean {
  return name.piece.start >= part.start && name.piece.start < part.end;
}
