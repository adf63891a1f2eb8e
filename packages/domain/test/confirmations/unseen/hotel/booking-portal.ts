import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { type House, stayed } from "../expect.ts";
import { smallPrint } from "../noise.ts";
import { words } from "./portal-words.ts";

interface Stay {
  readonly locale: string;
  readonly house: House;
  readonly start: string;
  readonly end: string;
  readonly latestArrival: string;
  readonly code: string;
  readonly guest: string;
  readonly price: string;
}

const stays: readonly Stay[] = [
  {
    locale: "en-GB",
    house: { name: "Leith Quay Rooms", address: "18 Constitution Street, Edinburgh, EH6 7BS", city: "Edinburgh" },
    start: "2026-08-07T15:00",
    end: "2026-08-10T11:00",
    latestArrival: "22:00",
    code: "4081.773.526",
    guest: "2 adults",
    price: "£ 486",
  },
  {
    locale: "de",
    house: { name: "Pension Elbgarten", address: "Körnerweg 4, 01326 Dresden", city: "Dresden" },
    start: "2026-05-01T14:00",
    end: "2026-05-03T10:30",
    latestArrival: "20:00",
    code: "3619.204.887",
    guest: "2 Erwachsene, 1 Kind",
    price: "€ 214",
  },
  {
    locale: "fr",
    house: { name: "Hôtel des Halles", address: "12 rue Saint-Nizier, 69002 Lyon", city: "Lyon" },
    start: "2026-12-04T15:00",
    end: "2026-12-07T12:00",
    latestArrival: "23:30",
    code: "2970.115.038",
    guest: "2 adultes",
    price: "€ 411",
  },
  {
    locale: "es",
    house: { name: "Hostal La Giralda Vieja", address: "Calle Mateos Gago 23, 41004 Sevilla", city: "Sevilla" },
    start: "2026-04-02T14:00",
    end: "2026-04-05T12:00",
    latestArrival: "00:00",
    code: "4455.090.617",
    guest: "3 adultos",
    price: "€ 372",
  },
  {
    locale: "nl",
    house: { name: "Stadslogement De Koornbeurs", address: "Oude Delft 44, 2611 CD Delft", city: "Delft" },
    start: "2026-06-26T15:00",
    end: "2026-06-28T11:00",
    latestArrival: "21:00",
    code: "3308.641.229",
    guest: "2 volwassenen",
    price: "€ 238",
  },
  {
    locale: "pt-BR",
    house: { name: "Pousada Mar de Dentro", address: "Rua das Gaivotas 210, Paraty, 23970-000", city: "Paraty" },
    start: "2026-02-13T14:00",
    end: "2026-02-18T12:00",
    latestArrival: "22:00",
    code: "2744.386.901",
    guest: "2 adultos",
    price: "R$ 2.980",
  },
  {
    locale: "pl",
    house: { name: "Apartamenty Stary Kleparz", address: "ul. Krowoderska 9, 31-141 Kraków", city: "Kraków" },
    start: "2026-09-18T15:00",
    end: "2026-09-20T10:00",
    latestArrival: "22:00",
    code: "3851.472.660",
    guest: "2 osoby dorosłe",
    price: "740 zł",
  },
  {
    locale: "cs",
    house: { name: "Penzion U Zlaté štiky", address: "Latrán 61, 381 01 Český Krumlov", city: "Český Krumlov" },
    start: "2026-07-10T14:00",
    end: "2026-07-12T10:00",
    latestArrival: "19:00",
    code: "4190.268.513",
    guest: "2 dospělí",
    price: "4 350 Kč",
  },
];

function portal({ locale, house, start, end, latestArrival, code, guest, price }: Stay): string {
  const [title, number, arrival, departure, location, bookedFor, total, cancel, until] =
    words[locale.slice(0, 2)] ?? [];
  const before = `${start.slice(0, 8)}${String(Number(start.slice(8, 10)) - 1).padStart(2, "0")}`;
  const cancelDay = start.slice(8, 10) === "01" ? `${start.slice(0, 5)}04-30` : before;
  return `${title} ${house.name}

${number}: ${code}
PIN: 8251

${house.name}
${location}: ${house.address}

${arrival}  ${date(start, locale, "full")} (${digits(start, "HH:mm")} - ${latestArrival})
${departure}  ${date(end, locale, "full")} (${until} ${digits(end, "HH:mm")})
${bookedFor}  ${guest}

${total}  ${price}
${cancel} ${date(cancelDay, locale, "long")} 23:59

${smallPrint(locale)}
`;
}

const layouts: readonly Layout[] = [
  layout("booking-portal", "hotel", () =>
    stays.map((stay) => ({
      language: stay.locale.slice(0, 2),
      text: portal(stay),
      segments: [stayed(stay.house, stay.start, stay.end, { confirmation_number: stay.code })],
    })),
  ),
];

export default layouts;
