import { firstFrom } from "../atoms/index.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

/** Words of headings and greetings, in any of the languages: a line with one of them names no company. Folded. */
const noCompany =
  /(?<![a-z])(?:confirm\w*|conferm\w*|best[aä]tig\w*|bevestig\w*|reserv\w*|prenot\w*|boek\w*|book\w*|buchung\w*|voucher|detail\w*|your|our|ihr\w*|votre|vos|tu|su|suo|sua|tuo|tua|seu|uw|je|hello|hi|hallo|dear|bonjour|hola|ciao|ola|hey|thank\w*|danke|merci|gracias|grazie|bedankt|obrigad[oa]|cancel\w*|storn\w*|annul\w*|chang\w*|ander\w*|modif\w*|wijzig\w*|important|wichtig|info\w*|itinera\w*|travel\w*|trip|reise\w*|viaje|viaggio|voyage|viagem|reis|holiday|document\w*|summary|receipt|invoice|rechnung|facture|factura|fattura|agreement|contra\w*|miet\w*|rental|cars?|auto\w*|coches?|voitures?|vehic\w*|huur\w*|location|noleggio|alquiler|aluguer|aluguel|hire|pick\w*|drop\w*|return|total|booking|airport|good|sehr|guten|madame|monsieur|mr|mrs|flight|hotel|train|update|reminder|erinnerung|rappel|status|order|payment|date|new|ticket|plan|all|both|team|the|prepaid|paid|e-voucher)(?![a-z])/;
const words = /^[\p{Lu}\d][\p{L}\d&'.-]{1,18}(?: (?:[\p{Lu}\d][\p{L}\d&'.-]{0,18}|a|on|de|and)){0,3}$/u;
const linesRead = 2;

/** Who writes, where a mail about a rental begins with it: "Alamo", "ENTERPRISE   RENTAL AGREEMENT", "Hertz: Your reservation ...". */
export function letterhead(page: Page): Piece | null {
  let seen = 0;
  for (const line of page.document.lines) {
    if (line.isBlank || line.isHeader) continue;
    seen += 1;
    if (seen > linesRead) return null;
    const [cell] = line.cells;
    if (!cell || page.document.labels[firstFrom(page.document.labels, line.start)]?.start === line.start) continue;
    const colon = /:\s|\s[-–—|]\s/.exec(cell.text.slice(0, 40))?.index;
    const name = companyNamed(page, pieceOf(page.document.text, cell.start, colon ? cell.start + colon : cell.end));
    if (name) return name;
  }
  return null;
}

/** "Huurauto Sixt", "VOITURE - Europcar", "CAR  Avis, pick up ...": the name right after the word for the car. */
export function afterCar(page: Page): Piece | null {
  const { text, folded } = page.document;
  const match =
    /^[ ]{0,8}(?:rental car|car rental|car hire|car|mietwagen|auto|voiture(?: de location)?|location de voiture|coche(?: de alquiler)?|auto a noleggio|noleggio|carro|aluguer|huurauto|hyrbil|lejebil)(?: {0,4}[-|] ?| {1,6})(?=[a-z])/m.exec(
      folded.slice(0, 50_000),
    );
  if (!match) return null;
  const start = match.index + match[0].length;
  const stop = /[,;:\n(]| {2}| [-–—] /.exec(text.slice(start, start + 50))?.index;
  return stop === undefined ? null : companyNamed(page, pieceOf(text, start, start + stop));
}

/** The name that a mail comes from, when a machine sends it. */
export function machineSender(page: Page): Piece | null {
  for (const { from } of page.document.messages.toReversed()) {
    const match =
      from &&
      /^"?([^"<@]{2,40}?)"?\s{0,3}<[^<>@\s]{0,40}(?:reserv|book|reply|info|service|confirm|rental|notif|buchung|prenota|contact|customer|kunden)[^<>@\s]{0,40}@/i.exec(
        from.text,
      );
    if (!from || !match) continue;
    const start = from.start + from.text.indexOf(match[1] as string);
    const name = companyNamed(page, pieceOf(page.document.text, start, start + (match[1] as string).length));
    if (name) return name;
  }
  return null;
}

function companyNamed(page: Page, piece: Piece): Piece | null {
  const lower = page.document.folded.slice(piece.start, piece.end);
  if (piece.text.length > 40 || !words.test(piece.text) || noCompany.test(lower)) return null;
  return /\d{3}/.test(piece.text) ? null : nameIn(page, piece, 40);
}
