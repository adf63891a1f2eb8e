import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import type { Span } from "../reading.ts";
import { means, type Pair } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";
import { afterCar, letterhead, machineSender } from "./letterhead.ts";
import { rentalWords } from "./rental.ts";

/** Words that rental companies have in their names, folded. */
const companyWords =
  /(?<![a-z])(?:rent[ -]?a[ -]?car|car (?:hire|rentals?)|autovermietung|autonoleggio|rent|rental|cars|hire|mietwagen|alquiler|autos?|autoverhuur|locadora|location|rentals?|mobility|carsharing|biluthyrning|biludlejning|bilutleie|rentacar|レンタカー)(?![a-z])/;

/** Who lends the car: by its label, in a sentence, or as a line of its own near the top. */
export function companyOf(page: Page, part: Span): Piece | null {
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    if (!means(pair, "rental_company") || pair.how === "inline" || (pair.how === "lead" && !isCellBeside(pair)))
      continue;
    // "Autovermietung" over a name is a heading as often as a label, and it ends many a name.
    if (pair.how !== "colon" && rentalWords.test(page.document.folded.slice(pair.label.start, pair.label.end)))
      continue;
    if (pair.how === "colon" && !pair.exact && !isInRow(pair)) continue;
    const name = nameIn(page, pair.value, 60);
    if (name && !isHeading(page.document.folded.slice(name.start, name.end))) return name;
  }
  return (
    inSentence(page) ?? onLine(page) ?? inHeader(page) ?? letterhead(page) ?? afterCar(page) ?? machineSender(page)
  );
}

/** "Supplier        Northwind": two cells of a table. */
function isCellBeside({ exact, label, value }: Pair): boolean {
  return exact && value.start - label.end >= 2;
}

/** "Car: Opel Corsa Company: Hertz Pick-up: ...": labels in a row on one line. */
function isInRow({ label, value }: Pair): boolean {
  return /^\p{Lu}/u.test(label.text) && value.start - label.end <= 3;
}

const before =
  /(?<![a-z])(?:(?:rental car|car rental|hire car|car hire|rental|car|vehicle|booking|reservation|rental agreement)(?: is)?(?: (?:confirmation|voucher|reserved|booked|confirmed))? (?:from|with|by|at|-) |(?:thank you|thanks) for (?:choosing|booking with|renting (?:with|from)|reserving with) |mietwagen(?:buchung|reservierung)? (?:von|bei|-) |(?:buchung|reservierung|anmietung) bei |vielen dank,? dass sie (?:sich fur |bei )|(?:voiture|vehicule|location|reservation)(?: de location)? (?:de |chez |avec |aupres de )|merci d'avoir choisi |(?:coche|auto|vehiculo|reserva|alquiler)(?: de alquiler)? (?:de|con|en) |gracias por (?:elegir|reservar con|alquilar con) |(?:auto|veicolo|noleggio|prenotazione)(?: a noleggio| auto)? (?:di|da|con|presso|-) |grazie per aver (?:scelto|prenotato con) |(?:carro|viatura|veiculo|aluguer|reserva)(?: de carro)? (?:da|de|na|com) |obrigad[oa] por (?:escolher|reservar com) (?:a |o )?|(?:huurauto|auto|reservering|boeking) (?:van|bij|-) |bedankt voor (?:uw|je) (?:reservering|boeking) bij |(?:booked|reserved|gebucht|reserviert|reservee?|loue|reservad[oa]|alquilado|prenotat[oa]|noleggiat[oa]|alugado|geboekt|gereserveerd)(?: (?:a car|ein auto|einen mietwagen|een auto|une voiture|un coche|un'auto|um carro))? (?:with|from|bei|chez|aupres de|con|presso|com|na|bij) |(?:reservar|alquilar|reservado) (?:con|com|na) |(?:sorted|booked|reserved|confirmed|reserviert|gebucht|bestatigt|reservee?|confirmee?|reservad[oa]|confirmad[oa]|prenotat[oa]|confermat[oa]|geboekt|gereserveerd|bevestigd): )/g;

function inSentence(page: Page): Piece | null {
  const { text, folded } = page.document;
  let fallback: Piece | null = null;
  let tries = 0;
  for (const match of folded.matchAll(before)) {
    tries += 1;
    if (tries > 30) break;
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + 70);
    if (!/^\p{Lu}/u.test(rest)) continue;
    const stop =
      /[.,;:!?\n()]|\s[-–—]\s| {2}|\s(?:is|are|has|under|for|from|on|at|in|to|ist|sind|vom|am|unter|in|est|sous|pour|du|le|à|está|para|con|en|è|per|con|dal|em|está|is|onder|voor|van|op|by|will|we|with)\s/u.exec(
        rest,
      )?.index ?? (rest.length < 70 ? rest.length : 0);
    const name = nameIn(page, pieceOf(text, start, start + stop), 50);
    if (
      !name ||
      (page.context.data.city(name.text) && /(?:in|en|na|de|da|di|du|-) $/.test(match[0])) ||
      /airport|flughafen|aeropuerto|aéroport|aeroporto|luchthaven|\d{3}/i.test(name.text)
    )
      continue;
    if (companyWords.test(folded.slice(name.start, name.end))) return name;
    fallback ??= /(?:choosing|choisi|elegir|scelto|escolher|bij|bei|chez|presso|with|from|von|van|con|com|na|:) $/.test(
      match[0],
    )
      ? name
      : null;
  }
  return fallback;
}

const linesRead = 25;

function onLine(page: Page): Piece | null {
  const { lines, folded } = page.document;
  let content = 0;
  for (const line of lines) {
    if (content >= linesRead) return null;
    if (line.isBlank || line.isHeader) continue;
    content += 1;
    for (const part of partsOf(page, line.cells[0])) {
      const text = folded.slice(part.start, part.end);
      if (part.text.length > 45 || !companyWords.test(text) || isHeading(text)) continue;
      if (/:/.test(part.text)) continue;
      const words = part.text.split(/\s+/);
      const capitals = words.filter((it) => /^[\p{Lu}\d]/u.test(it)).length;
      if (words.length < 2 || capitals * 3 < words.length * 2) continue;
      const name = nameIn(page, part, 45);
      if (name) return name;
    }
  }
  return null;
}

/** "Mietwagen-Voucher – Nordwind Autovermietung", "Autonoleggio Etna: …", "Bluebird Car Hire Mietwagen W7KDWZ: …". */
function partsOf(page: Page, cell: Piece | undefined): Piece[] {
  if (!cell) return [];
  const { text } = page.document;
  const head = cell.text.slice(0, 120);
  const dash = /\s[-–—]\s|:\s/.exec(head);
  if (!dash) return cell.text.length > 120 ? [] : [cell];
  const code = /\s(?:\p{L}+\s)?#?[A-Z0-9-]{5,20}$/u.exec(head.slice(0, dash.index));
  const end = cell.start + (code && /\d|[A-Z]{5}/.test(code[0]) ? code.index : dash.index);
  const first = pieceOf(text, cell.start, end);
  return dash[0].startsWith(":") ? [first] : [pieceOf(text, cell.start + dash.index + dash[0].length, cell.end), first];
}

function isHeading(text: string): boolean {
  return /confirm|bestatig|voucher|reserv|prenotazione|conferma|boeking|booking|buchung|details|your |ihr|votre |su |suo |tuo |seu |uw |similar|ahnlich|agreement|aluguer de|alquiler de|location de|noleggio auto|rental car|insurance|versicherung|thank|danke|merci|gracias|pick|return|total|car type|kategorie|category|automatic|manual|doors|seats|free|or similar|^(?:car hire|car rental|autovermietung|autonoleggio|rent a car|autoverhuur|cars|autos?)$/.test(
    text,
  );
}

/** The sender, when its name says what it does. */
function inHeader(page: Page): Piece | null {
  for (const { from } of page.document.messages.toReversed()) {
    if (!from) continue;
    const name = /^"?([^"<@]{2,50}?)"?\s*(?:<|$)/.exec(from.text)?.[1]?.trim();
    if (!name) continue;
    const start = from.start + from.text.indexOf(name);
    const piece = pieceOf(page.document.text, start, start + name.length);
    if (companyWords.test(page.document.folded.slice(piece.start, piece.end)) && !isHeading(name.toLowerCase()))
      return piece;
  }
  return null;
}
