import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KnownPlace, PlaceLookup } from "./place-lookup.ts";
import { mostPlaces, placesInText } from "./places-in-text.ts";

const place = (placeId: string, city = "Lisbon"): KnownPlace => ({
  placeId,
  city,
  neighborhood: "Belém",
  category: "sight",
  lat: 38.7,
  lng: -9.2,
  sure: true,
});
const places: Readonly<Record<string, KnownPlace>> = {
  "time out market": place("market"),
  "lx factory": place("lx"),
  "pastéis de belém": place("pasteis"),
  maat: place("maat"),
  "musée d'orsay": place("orsay", "Paris"),
};
/** Somebody who knows five places and two cities; counts how often they are asked. */
const knowing = () => {
  const asked = { times: 0 };
  const ask = <Answer>(answer: () => Answer): Answer => {
    asked.times++;
    return answer();
  };
  const known: PlaceLookup = {
    isCity: (text) => ask(() => ["lisbon", "porto"].includes(text.toLowerCase())),
    isTown: (text) => ask(() => text === "Ericeira"),
    place: (name) => ask(() => places[name.toLowerCase()] ?? null),
    longest: (words) =>
      ask(() => {
        const ends = [3, 2, 1].filter((count) => count <= words.length);
        const named = (count: number) => places[words.slice(0, count).join(" ").toLowerCase()];
        const length = ends.find(named);
        return length === undefined ? null : { words: length, place: named(length) as KnownPlace };
      }),
  };
  return { known, asked };
};
const { known } = knowing();
const namesIn = (text: string) => placesInText(text, known).places.map((it) => it.name);

describe("place names in a text", () => {
  it.each<[string, string, string[]]>([
    ["lines", "Time Out Market\nDona Nobody", ["Time Out Market", "Dona Nobody"]],
    ["bullets", "- Time Out Market\n* Dona Nobody\n• lx factory", ["Time Out Market", "Dona Nobody", "lx factory"]],
    ["numbers", "1. Santini\n2) Pink Street\n#3 Alfama\n(4) Chiado", ["Santini", "Pink Street", "Alfama", "Chiado"]],
    ["emoji", "🍦 Santini\n1️⃣ Pink Street\n👨‍👩‍👧 Zoo Park", ["Santini", "Pink Street", "Zoo Park"]],
    ["boxes and bold", "- [ ] **Time Out Market**\n- [x] “Pink Street”", ["Time Out Market", "Pink Street"]],
    ["commas", "Alfama, Pink Street and Time Out Market", ["Alfama", "Pink Street", "Time Out Market"]],
    ["a name with and", "Museum of Art and Design", ["Museum of Art and Design"]],
    ["sentences", "then dinner at Casa Ramiro, we should also see LX Factory", ["Casa Ramiro", "LX Factory"]],
    ["small letters", "dinner at time out market then lx factory", ["time out market", "lx factory"]],
    ["what stands before and behind", "- then lunch at Chez Janou on Sunday", ["Chez Janou"]],
    [
      "a schedule",
      "9:30 Alfama\n12:00 - lunch at Chez Janou\n3pm Musée d'Orsay",
      ["Alfama", "Chez Janou", "Musée d'Orsay"],
    ],
    ["scripts without capitals", "浅草寺、明治神宮\n- チームラボ", ["浅草寺", "明治神宮", "チームラボ"]],
    ["the same twice", "LX Factory\n- lx factory", ["LX Factory"]],
    ["links", "Time Out Market https://example.com/x\nhttps://example.com/Pink-Street", ["Time Out Market"]],
  ])("are found in %s", (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    "We just want good food and nice weather.",
    "I think we should meet on Friday in May. Anna is coming too!",
    "Hi all!",
    "no idea yet, sorry",
    "Pack sunscreen",
    "Day 1\nMorning\nRestaurants:\nLisbon",
    "12:30",
    "!!! ???",
    "🎉🎉🎉",
    "\u202Eevil\u202C",
  ])("are not found in %j", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe("the context of a name", () => {
  const one = (text: string) => placesInText(text, known).places[0];

  it.each([
    ["Dona Nobody - grilled fish", "grilled fish"],
    ["Dona Nobody – grilled fish", "grilled fish"],
    ["Dona Nobody: grilled fish", "grilled fish"],
    ["Dona Nobody (grilled fish)", "grilled fish"],
  ])("becomes the blurb: %s", (text, blurb) => {
    expect(one(text)).toMatchObject({ name: "Dona Nobody", blurb, confidence: "low" });
  });

  it.each([
    ["Dona Nobody, Lisbon"],
    ["Dona Nobody (Lisbon)"],
    ["Lisbon: Dona Nobody"],
    ["Lisbon:\n- Dona Nobody"],
    ["## Best restaurants in Lisbon\n- Dona Nobody"],
    ["Day 1 – Lisbon\nDona Nobody"],
  ])("gives the city: %j", (text) => {
    expect(one(text)).toMatchObject({ name: "Dona Nobody", city: "Lisbon", blurb: null });
  });

  it("gives the city of a list from its heading, up to the next heading", () => {
    const found = placesInText("Ericeira:\nDona Nobody\nPorto:\nCasa Alguém", known).places;
    expect(found.map((it) => it.city)).toEqual(["Ericeira", "Porto"]);
  });

  it.each([
    ["Where to eat\n- Dona Nobody", "food"],
    ["Dinner: Dona Nobody", "food"],
    ["Drinks at Dona Nobody", "nightlife"],
    ["Beaches\nDona Nobody", "nature"],
    ["Ideas\nDona Nobody", null],
  ])("gives the category: %j", (text, category) => {
    expect(one(text)).toMatchObject({ name: "Dona Nobody", category });
  });

  it("never overrides known fields of a place", () => {
    expect(one("Where to eat\nMAAT")).toMatchObject({ category: "sight", placeId: "maat", confidence: "high" });
  });
});

it("lists skipped entries of a list", () => {
  const { places, notPlaces } = placesInText("- Dona Nobody\n- pack sunscreen\nsomething else", known);
  expect([places.length, notPlaces]).toEqual([1, ["pack sunscreen"]]);
});

it("stops at the maximum number of places", () => {
  const text = Array.from({ length: 200 }, (_, index) => `- Place Number ${index}`).join("\n");
  expect(placesInText(text, known).places).toHaveLength(mostPlaces);
});

const bits = [
  "- ",
  "1. ",
  "🍦 ",
  "(",
  ")",
  ", ",
  " and ",
  ": ",
  "\n",
  " - ",
  "Dinner at ",
  "Time Out Market",
  "Casa",
  "é",
  "\u0301",
  "👍🏽",
  "we ",
  "Lisbon",
  "\u202E",
  "https://x.example/ ",
  "“",
];

it("adds nothing: every name and every blurb is a part of the text", () => {
  const noise = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ unit: "binary", maxLength: 6 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(noise, (pieces) => {
      const text = pieces.join("");
      for (const { name, blurb, city } of placesInText(text, known).places) {
        expect(text).toContain(name);
        expect(name.trim()).toBe(name);
        expect(name.length).toBeLessThanOrEqual(255);
        for (const word of blurb?.replace(/…$/, "").split("; ") ?? []) expect(text).toContain(word);
        expect(city === null || city === "Paris" || city === "Lisbon" || text.includes(city)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

describe("a text that is built to be slow", () => {
  const hostile = [
    ...bits,
    "(",
    " ",
    "A ",
    "a,b,",
    "A and ",
    "and ",
    "((a)",
    "A - ",
    "1.",
    "See ",
    "#",
    "A\n",
    "a!!! ",
    "9:30 ",
    "Lisbon:\n",
    "the ",
    "O",
  ];

  /** Milliseconds of this thread's own work in the shortest of some runs: what else the machine does counts little. */
  function fastest(text: string): number {
    const times = Array.from({ length: 4 }, () => {
      const before = process.threadCpuUsage();
      placesInText(text, known);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  }

  it.each(hostile)("takes at most proportional time for sixteen times as much of %j", (bit) => {
    const of = (length: number) => bit.repeat(length / bit.length);
    placesInText(of(2000), known);
    // Quadratic would be 256 times as long. What takes less than a millisecond cannot be told apart from noise.
    expect(fastest(of(80_000))).toBeLessThan(100 * Math.max(1, fastest(of(5000))));
  });

  it.each(hostile)("does at most proportionally many lookups for eight times as much of %j", (bit) => {
    const asks = (length: number) => {
      const { known, asked } = knowing();
      placesInText(bit.repeat(length / bit.length), known);
      return asked.times;
    };
    expect(asks(40_000)).toBeLessThanOrEqual(10 * asks(5000) + 10);
  });
});
