import { marksOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";

/** Words that only rentals use, folded. */
export const rentalWords =
  /(?<![a-z])(?:rental cars?|car rentals?|car hire|hire car|rent(?:ing)? a car|rent-a-car|vehicle rental|your rental|rental (?:agreement|confirmation|location|reservation|period|voucher|company|details|station|branch)|mietwagen\w{0,14}|autovermietung|leihwagen|mietstation|mietvertrag|location de (?:voitures?|vehicules?|auto)|voiture de location|votre location|loueur|alquiler de (?:coches?|autos?|vehiculos?|carros?|automoviles)|coche de alquiler|auto de alquiler|autonoleggio|noleggio (?:auto|veicolo|di auto)|auto a noleggio|il (?:suo|tuo) noleggio|aluguer de (?:carros?|automove(?:l|is)|viaturas?|veiculos?)|aluguel de (?:carros?|veiculos?)|carro alugado|huurauto|autohuur|autoverhuur\w{0,8}|hyrbil\w{0,10}|biluthyrning|biludlejning|leiebil|bilutleie|wypozyczalnia|pujcovna|autopujcovna|autovuokraamo|arac kiralama|vozidlo|レンタカー|貸渡|rental (?:starts|begins|ends)|(?:your|a|the) (?:rental )?car (?:is|will be|has been|with|from)|oder ahnlich|or similar|ou similaires?|o similare?|of (?:vergelijkbaar|gelijkwaardig)|ihre anmietung|ihr (?:fahrzeug|auto|wagen) steht|(?:votre|la) location|contrat de location|de la location|tu alquiler|su alquiler|contrato de alquiler|contratto di noleggio|contrato de aluguer|huurperiode|huurcontract|je huurauto|(?:je|uw|de) auto staat|l'auto (?:e|sara) |driving licen[cs]e|driver's licen[cs]e|(?:la|une|ta) voiture|l.auto|(?:el|un|tu) coche|(?:das|ihr|dein|ein) auto|(?:der|ein|dein) (?:mietwagen|wagen)|o carro|fuhrerschein|permis de conduire|permiso de conducir|carnet de conducir|patente di guida|carta de conducao|rijbewijs)(?![a-z])/;

/** Cars that somebody else drives, folded. */
const isDriven = /(?<![a-z])(?:transfers?|taxi|chauffeurs?|minicab|minibus|traslados?|trasferiment[oi]|vtc)(?![a-z])/;

/** Whether a text is about a car for hire: both ends of it are labelled, or its words say so. */
export function isRental(page: Page): boolean {
  const { pairs, folded } = page.document;
  const labelled = (concept: "vehicle" | "driver" | "rental_company") =>
    pairs.some((it) => means(it, concept) && it.how !== "inline");
  const marks = (["pickup", "dropoff"] as const).map((it) => marksOf(page, it).filter((mark) => mark.dates.length > 0));
  const ends = marks.filter((it) => it.length > 0).length;
  const isLabelled = marks.some((it) => it.some((mark) => mark.how !== "inline" && mark.how !== "lead"));
  const words = rentalWords.test(folded.slice(0, 100_000)) ? 1 : 0;
  // Both ends with a time are a car, whatever else is said; but sentences pick up and return many things.
  const hasJourneys = page.atoms.flights.some((it) => it.labelled) || page.atoms.trains.some((it) => it.labelled);
  const signs =
    ends +
    // "Départ", "Retour" and who drives.
    (ends === 1 && isLabelled && labelled("driver") && !hasJourneys && !isDriven.test(folded.slice(0, 100_000))
      ? 1
      : 0) +
    (ends === 2 && isLabelled ? 1 : 0) +
    words * 2 +
    (labelled("vehicle") ? 1 : 0) +
    (labelled("driver") ? 1 : 0) +
    (labelled("rental_company") ? 1 : 0);
  return signs >= (hasJourneys && ends < 2 ? 4 : 3);
}
