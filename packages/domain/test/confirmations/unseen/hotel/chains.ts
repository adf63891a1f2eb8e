import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { stayed } from "../expect.ts";
import { colon, smallPrint } from "../noise.ts";

/** Dates and hours stand in different corners of the mail. */
const american = [
  {
    house: {
      name: "Courtyard Denver Cherry Creek",
      address: "1475 S Colorado Blvd, Denver, CO 80222 USA",
      city: "Denver",
    },
    code: "74185530",
    guest: "Rebecca Strand",
    start: "2026-05-15T15:00",
    end: "2026-05-18T11:00",
  },
  {
    house: {
      name: "Residence Inn Boston Harbor",
      address: "34-44 Charles River Avenue, Boston, MA 02129 USA",
      city: "Boston",
    },
    code: "90317724",
    guest: "Ahmed El-Sayed",
    start: "2026-10-25T16:00",
    end: "2026-10-30T12:00",
  },
] as const;

const accor = [
  {
    locale: "fr",
    house: {
      name: "Novotel Bruxelles Grand-Place",
      address: "Rue du Marché aux Herbes 120, 1000 Bruxelles",
      city: "Bruxelles",
    },
    code: "BXLGP70412",
    guest: "M. Quentin Delmas",
    start: "2026-03-23T14:00",
    end: "2026-03-25T12:00",
    words: [
      "Votre réservation est confirmée",
      "Numéro de réservation",
      "Date d'arrivée",
      "à partir de",
      "Date de départ",
      "jusqu'à",
      "Bénéficiaire",
      "Nombre de nuits",
      "Restaurant ouvert de 12h00 à 14h30 et de 19h00 à 22h30",
    ],
    clock: "HH[h]mm",
  },
  {
    locale: "en-GB",
    house: { name: "ibis Styles Wien City", address: "Schlachthausgasse 1, 1030 Vienna", city: "Vienna" },
    code: "WSTC553918",
    guest: "Ms Saoirse Nolan",
    start: "2026-07-17T15:00",
    end: "2026-07-19T12:00",
    words: [
      "Your reservation is confirmed",
      "Reservation number",
      "Arrival date",
      "from",
      "Departure date",
      "until",
      "Guest",
      "Number of nights",
      "Breakfast is served from 06:30 to 10:00, weekends until 11:00",
    ],
    clock: "HH:mm",
  },
  {
    locale: "pt-PT",
    house: { name: "Mercure Porto Centro", address: "Praça da Batalha 116, 4000-101 Porto", city: "Porto" },
    code: "PTOCM20867",
    guest: "Sra. Joana Sequeira",
    start: "2026-11-20T14:00",
    end: "2026-11-22T12:00",
    words: [
      "A sua reserva está confirmada",
      "Número de reserva",
      "Data de chegada",
      "a partir das",
      "Data de partida",
      "até às",
      "Hóspede",
      "Número de noites",
      "Pequeno-almoço das 07:00 às 10:30",
    ],
    clock: "HH:mm",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("american-chain", "hotel", () =>
    american.map(({ house, code, guest, start, end }) => ({
      language: "en",
      text: `Subject: Reservation Confirmation #${code} for ${house.name}

${house.name}
${house.address}
+1 303-555-0146

Thank you for booking directly with us, ${guest}.

Confirmation Number: ${code}

Check-In:
${date(start, "en-US", "full")}

Check-Out:
${date(end, "en-US", "full")}

Check-In Time        ${digits(start, "hh:mm A")}
Check-Out Time       ${digits(end, "hh:mm A")}

Number of rooms      1 Room
Guests per room      1 Adult
Guest Name           ${guest}
Guarantee Method     Credit Card Guarantee, Visa

Cancel by 11:59 PM on ${date(start.slice(0, 8) + String(Number(start.slice(8, 10)) - 2), "en-US", "full")} to avoid a fee of one night.
You will earn 10 points per dollar. Member number XXXXX8841.
`,
      segments: [stayed(house, start, end, { confirmation_number: code, travellers: [guest] })],
    })),
  ),
  layout("chain-stay", "hotel", () =>
    accor.map(({ locale, house, code, guest, start, end, words, clock }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}${colon(locale)} ${code}

${house.name}
${house.address}

${words[2]}${colon(locale)} ${date(start, locale, "short")} (${words[3]} ${digits(start, clock)})
${words[4]}${colon(locale)} ${date(end, locale, "short")} (${words[5]} ${digits(end, clock)})
${words[7]}${colon(locale)} ${Number(end.slice(8, 10)) - Number(start.slice(8, 10))}
${words[6]}${colon(locale)} ${guest}

${words[8]}.
ALL - Accor Live Limitless  308 pts

${smallPrint(locale)}
`,
      segments: [
        stayed(house, start, end, { confirmation_number: code, travellers: [guest.replace(/^(M\.|Ms|Sra\.) /, "")] }),
      ],
    })),
  ),
];

export default layouts;
