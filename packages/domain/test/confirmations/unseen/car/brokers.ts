import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { hired } from "../expect.ts";
import { smallPrint } from "../noise.ts";

/** A broker's voucher names the company that has the car, its counter and its own number. */
const vouchers = [
  {
    locale: "en-GB",
    code: "718803254",
    supplier: "Alamo",
    hire: { from: "Málaga Airport", to: "Málaga Airport", start: "2026-05-24T13:30", end: "2026-05-31T11:00" },
    words: [
      "Your car hire voucher",
      "Booking number",
      "Supplier",
      "Pick-up",
      "Drop-off",
      "Main driver",
      "Counter opening hours: 07:00 - 00:00",
      "at",
    ],
    driver: "Colin Mabey",
  },
  {
    locale: "de",
    code: "DE-55081794",
    supplier: "Goldcar",
    hire: {
      from: "Flughafen Palma de Mallorca",
      to: "Flughafen Palma de Mallorca",
      start: "2026-10-10T09:30",
      end: "2026-10-17T07:30",
    },
    words: [
      "Ihr Mietwagen-Gutschein",
      "Buchungsnummer",
      "Vermieter vor Ort",
      "Abholung",
      "Rückgabe",
      "Hauptfahrer",
      "Öffnungszeiten Schalter: 06:00 - 01:00 Uhr",
      "um",
    ],
    driver: "Hauke Brodersen",
  },
  {
    locale: "nl",
    code: "NL7140982",
    supplier: "Centauro",
    hire: {
      from: "Alicante Luchthaven",
      to: "Valencia Luchthaven",
      start: "2026-04-25T11:45",
      end: "2026-05-02T15:15",
    },
    words: [
      "Uw huurautovoucher",
      "Boekingsnummer",
      "Verhuurder",
      "Ophalen",
      "Inleveren",
      "Hoofdbestuurder",
      "Openingstijden balie: 07:00 - 23:30",
      "om",
    ],
    driver: "Jeroen Blom",
  },
  {
    locale: "es",
    code: "ES-30927716",
    supplier: "OK Mobility",
    hire: {
      from: "Aeropuerto de Tenerife Sur",
      to: "Aeropuerto de Tenerife Norte",
      start: "2026-12-05T18:00",
      end: "2026-12-12T09:00",
    },
    words: [
      "Bono de alquiler de coche",
      "Número de reserva",
      "Proveedor",
      "Recogida",
      "Devolución",
      "Conductor principal",
      "Horario del mostrador: 07:00 - 23:00",
      "a las",
    ],
    driver: "Marina Ortuño",
  },
] as const;

const enterprise = [
  {
    code: "1583302147",
    renter: "Keisha Barnett",
    hire: {
      from: "Denver International Airport",
      to: "Denver International Airport",
      start: "2026-02-07T12:00",
      end: "2026-02-11T08:30",
    },
    address: "24530 E 78th Ave, Denver, CO 80249",
  },
  {
    code: "1590041886",
    renter: "Simon Trask",
    hire: {
      from: "Manchester Piccadilly",
      to: "Manchester Piccadilly",
      start: "2026-04-03T09:00",
      end: "2026-04-06T09:00",
    },
    address: "Fairfield Street, Manchester M1 2QF",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("broker-voucher", "car_rental", () =>
    vouchers.map(({ locale, code, supplier, hire, words, driver }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}  ${code}
${words[2]}  ${supplier}

${words[3]}
${date(hire.start, locale, "full")} ${words[7]} ${digits(hire.start, "HH:mm")}
${hire.from}
${words[6]}

${words[4]}
${date(hire.end, locale, "full")} ${words[7]} ${digits(hire.end, "HH:mm")}
${hire.to}

${words[5]}  ${driver}
Toyota Yaris | A/C | 4 | Full-to-full

${smallPrint(locale)}
`,
      segments: [hired(hire, { provider: supplier, confirmation_number: code, travellers: [driver] })],
    })),
  ),
  layout("enterprise-confirmed", "car_rental", () =>
    enterprise.map(({ code, renter, hire, address }) => ({
      language: "en",
      text: `Subject: Your Enterprise reservation is confirmed

Your reservation is confirmed, ${renter}!

CONFIRMATION #: ${code}

DATES & TIMES
Pick-Up: ${date(hire.start, "en-US", "full")} ${digits(hire.start, "h:mm A")}
Return: ${date(hire.end, "en-US", "full")} ${digits(hire.end, "h:mm A")}

PICK-UP & RETURN LOCATION
${hire.from}
${address}

VEHICLE CLASS
Midsize SUV, Automatic

Please bring a valid driver's license. Need help? (855) 266-9565, 24 hours.
`,
      segments: [
        hired(hire, {
          provider: "Enterprise",
          confirmation_number: code,
          from_accept: [hire.from, address],
          to_accept: [hire.to, address],
          travellers: [renter],
        }),
      ],
    })),
  ),
];

export default layouts;
