import { plusDays } from "./dates.ts";
import { type Draw, drawFrom, type Language } from "./layout.ts";

/** What all bookings have. */
export interface Booking {
  readonly draw: Draw;
  readonly reference: string;
  readonly people: readonly Person[];
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  readonly date: string;
  /** Whole and hundredth: "184.30". */
  readonly price: string;
  readonly currency: "EUR" | "GBP" | "USD" | "CHF";
}

export interface Person {
  readonly first: string;
  readonly last: string;
  readonly title: "MR" | "MRS";
}

export type Words = Partial<Record<Language, string>> & { readonly en: string };

const people: readonly Person[] = [
  { first: "Anna", last: "Bergmann", title: "MRS" },
  { first: "Thomas", last: "Keller", title: "MR" },
  { first: "Maria", last: "Lopes", title: "MRS" },
  { first: "Julien", last: "Moreau", title: "MR" },
  { first: "Sofia", last: "Ricci", title: "MRS" },
  { first: "Pieter", last: "Visser", title: "MR" },
  { first: "Emma", last: "Clarke", title: "MRS" },
  { first: "Carlos", last: "Navarro", title: "MR" },
  { first: "Ingrid", last: "Holm", title: "MRS" },
  { first: "Daniel", last: "Okafor", title: "MR" },
];

/** The booking number `index` of somebody who writes in one way; dates lie in the year after the cases' today. */
export function bookingOf(seed: string, references: "letters" | "digits too" = "letters"): Booking {
  const draw = drawFrom(seed);
  const first = draw.between(0, people.length - 1);
  const bookedOn = plusDays("2026-01-16", draw.between(0, 120));
  return {
    draw,
    reference: referenceOf(draw, references),
    people: [0, 3, 7].map((step) => people[(first + step) % people.length] as Person),
    bookedOn,
    date: plusDays(bookedOn, draw.between(12, 150)),
    price: `${draw.between(61, 940)}.${draw.between(10, 99)}`,
    currency: draw.pick(["EUR", "EUR", "GBP", "CHF"]),
  };
}

/** As companies give them: mixed, letters alone or digits alone. */
function referenceOf(draw: Draw, references: "letters" | "digits too"): string {
  const kind = draw.between(1, 5);
  if (kind === 1) return draw.letters(6);
  return kind === 2 && references === "digits too" ? draw.digits(9) : draw.code(6);
}

export function nameOf(person: Person): string {
  return `${person.first} ${person.last}`;
}

/** As tickets write it: "KELLER/THOMAS MR". */
export function ticketName({ first, last, title }: Person): string {
  return `${last}/${first} ${title}`.toUpperCase();
}

/** "184,30" where the language writes it so. */
export function money(price: string, language: Language): string {
  return language === "en" || language === "ja" ? price : price.replace(".", ",");
}

/** Whom the mail is for. */
export function guestOf({ people }: Booking): Person {
  return people[0] as Person;
}
