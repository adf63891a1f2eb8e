interface Person {
  readonly first: string;
  readonly last: string;
  readonly female: boolean;
}

const person = (first: string, last: string, female: boolean): Person => ({ first, last, female });

/** Invented; nobody is meant. */
export const people = {
  emily: person("Emily", "Carter", true),
  james: person("James", "Whitfield", false),
  martin: person("Martin", "Keller", false),
  sabine: person("Sabine", "Vogt", true),
  claire: person("Claire", "Dubois", true),
  antoine: person("Antoine", "Lefebvre", false),
  lucia: person("Lucía", "Herrera", true),
  diego: person("Diego", "Navarro", false),
  marco: person("Marco", "Bianchi", false),
  laura: person("Laura", "Conti", true),
  joana: person("Joana", "Ferreira", true),
  tiago: person("Tiago", "Almeida", false),
  pieter: person("Pieter", "Bakker", false),
  sanne: person("Sanne", "Visser", true),
  yuki: person("Yuki", "Tanaka", true),
} as const;

export type { Person };

export const fullName = (one: Person): string => `${one.first} ${one.last}`;
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
/** As on a ticket: `KELLER/MARTIN MR`. */
export const ticketName = (one: Person): string =>
  `${plain(one.last)}/${plain(one.first)} ${one.female ? "MRS" : "MR"}`;
export const shouted = (one: Person): string => `${plain(one.first)} ${plain(one.last)}`;
