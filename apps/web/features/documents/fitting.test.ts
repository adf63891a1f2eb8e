import { expect, it } from "vitest";
import { fitting } from "./fitting.ts";

const documents = [
  { name: "Évora ticket.pdf", kind: "ticket" },
  { name: "Hotel Évora.eml", kind: "confirmation" },
] as const;

it("finds documents by name and kind without the server, without regard to case and accents", () => {
  const names = (...[words, kind]: [string, "ticket" | "visa" | null]) =>
    fitting(documents, words, kind).map((it) => it.name);
  expect(names("evora", null)).toEqual(["Évora ticket.pdf", "Hotel Évora.eml"]);
  expect(names("ÉVORA", "ticket")).toEqual(["Évora ticket.pdf"]);
  expect(names("", "visa")).toEqual([]);
});
