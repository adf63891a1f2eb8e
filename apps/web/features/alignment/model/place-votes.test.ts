import { describe, expect, it } from "vitest";
import type { GroupMember } from "@/features/groups/index.ts";
import { placesOf } from "./place-votes.ts";

const member = (name: string, top_choices: string[], veto: string[] = []) =>
  ({ user_id: name, name, preferences: { destination: { top_choices, veto } } }) as unknown as GroupMember;

function placesFor(members: GroupMember[], destination_options: string[] = []) {
  return placesOf({ members, destination_options, you: "Ana", currency: "EUR", tentative_dates: null }, null);
}

describe("the places of a group", () => {
  it("counts a place once in any spelling", () => {
    const { places, namers } = placesFor([
      member("Ana", ["lisbon"]),
      member("Rui", ["Rome", "Lisbon, Portugal"]),
      member("Eva", ["LISBON ,portugal"]),
      member("Tom", ["Lisbon, Portugal"]),
    ]);
    expect(namers).toBe(4);
    expect(places[0]).toMatchObject({
      name: "Lisbon, Portugal",
      wantedBy: [
        { name: "You", rank: 1 },
        { name: "Eva", rank: 1 },
        { name: "Tom", rank: 1 },
        { name: "Rui", rank: 2 },
      ],
    });
    expect(places).toHaveLength(2);
  });

  it("keeps two cities with the same name apart", () => {
    const { places } = placesFor([
      member("Ana", ["Paris, France"]),
      member("Rui", ["Paris, Texas"]),
      member("Eva", ["Paris"]),
    ]);
    expect(places.map((it) => it.name)).toEqual(["Paris", "Paris, France", "Paris, Texas"]);
  });

  it("sorts vetoed places last, also by country, and never shows one as leading", () => {
    const { places, alsoOut } = placesFor([
      member("Ana", ["Rome, Italy", "Lisbon"]),
      member("Rui", ["Rome, Italy"]),
      member("Eva", [], ["Italy", "Oslo"]),
    ]);
    expect(places.map((it) => [it.name, it.vetoedBy, it.leads])).toEqual([
      ["Lisbon", [], true],
      ["Rome, Italy", ["Eva"], false],
    ]);
    expect(alsoOut).toEqual([{ name: "Oslo", by: "Eva" }]);
  });

  it("sorts equal places by rank, then in the order of the group, and shows none as leading", () => {
    const { places } = placesFor(
      [member("Ana", ["Porto", "Faro"]), member("Rui", ["Faro", "Porto"])],
      ["Faro", "Évora"],
    );
    expect(places.map((it) => [it.name, it.isOption])).toEqual([
      ["Faro", true],
      ["Porto", false],
      ["Évora", true],
    ]);
    expect(places.some((it) => it.leads)).toBe(false);
  });
});
