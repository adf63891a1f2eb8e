import type { ExpectedSegment } from "../expected.ts";
import { plusDays } from "./dates.ts";
import { type Booking, bookingOf, guestOf, nameOf, type Words } from "./facts.ts";

export interface MeetingFacts extends Booking {
  readonly title: Words;
  readonly organiser: string;
  readonly place: { readonly name: string; readonly address: string; readonly city: string; readonly timezone: string };
  readonly begins: string;
  readonly ends: string;
  readonly lastDay: string;
}

const titles: readonly Words[] = [
  {
    en: "Quarterly planning",
    de: "Quartalsplanung",
    fr: "Planification trimestrielle",
    es: "Planificación trimestral",
    it: "Pianificazione trimestrale",
    pt: "Planeamento trimestral",
    nl: "Kwartaalplanning",
    ja: "四半期計画",
  },
  {
    en: "Budget review",
    de: "Budgetbesprechung",
    fr: "Revue du budget",
    es: "Revisión del presupuesto",
    it: "Revisione del budget",
    pt: "Revisão do orçamento",
    nl: "Budgetbespreking",
    ja: "予算会議",
  },
  {
    en: "Supplier workshop",
    de: "Lieferanten-Workshop",
    fr: "Atelier fournisseurs",
    es: "Taller de proveedores",
    it: "Workshop fornitori",
    pt: "Oficina de fornecedores",
    nl: "Leveranciersworkshop",
    ja: "取引先研修",
  },
];

const places = [
  { name: "Alte Post", address: "Marktplatz 3, 20095 Hamburg", city: "Hamburg", timezone: "Europe/Berlin" },
  { name: "Kings Hall", address: "40 Farringdon Road, London EC1M 3HE", city: "London", timezone: "Europe/London" },
  { name: "Salle Voltaire", address: "12 rue de la République, 69002 Lyon", city: "Lyon", timezone: "Europe/Paris" },
  { name: "Sala Verdi", address: "Via Larga 8, 20122 Milano", city: "Milano", timezone: "Europe/Rome" },
  { name: "Casa del Libro", address: "Calle Mayor 21, 46001 Valencia", city: "Valencia", timezone: "Europe/Madrid" },
] as const;

export function meetingFacts(seed: string): MeetingFacts {
  const booking = bookingOf(seed);
  const { draw } = booking;
  const [begins, ends] = draw.pick([
    ["09:00", "10:30"],
    ["13:30", "15:00"],
    ["16:15", "17:45"],
    ["10:00", "12:00"],
  ] as const);
  return {
    ...booking,
    title: draw.pick(titles),
    organiser: draw.pick(["Northgate Consulting", "Vallis Technik", "Aurora Partners"]),
    place: draw.pick(places),
    begins,
    ends,
    lastDay: plusDays(booking.date, draw.between(1, 3)),
  };
}

export function meeting(f: MeetingFacts, less: Partial<ExpectedSegment> = {}): ExpectedSegment {
  return {
    kind: "meeting",
    start: `${f.date}T${f.begins}`,
    end: `${f.date}T${f.ends}`,
    place: f.place.name,
    place_accept: [f.place.address, f.place.city],
    from: null,
    to: null,
    price: null,
    ...less,
  };
}

export function hostOf(f: MeetingFacts): string {
  return nameOf(guestOf(f));
}

export function whereabouts({ place }: MeetingFacts): string {
  return `${place.name}, ${place.address}`;
}
