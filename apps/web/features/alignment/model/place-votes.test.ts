import { describe, expect, it } from "vitest";
import type { GroupMember } from "@/features/groups/index.ts";
import { placesOf } from "./place-votes.ts";

const member = (name: string, top_choices: string[], veto: string[] = []) =>
  ({ user_id: name, name, preferences: { destination: { top_choices, veto } } }) as unknown as GroupMember;

function placesFor(members: GroupMember[], destination_options: string[] = []) {
  return placesOf({ members, destination_options, you: "Ana", currency: "EUR", tentative_dates: null }, null);
}

describe("the places of a group", () => {
  it("counts a place once however it is spelled", () => {
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

  it("keeps apart two cities of one name", () => {
    const { places } = placesFor([
      member("Ana", ["Paris, France"]),
      member("Rui", ["Paris, Texas"]),
      member("Eva", ["Paris"]),
    ]);
    expect(places.map((it) => it.name)).toEqual(["Paris", "Paris, France", "Paris, Texas"]);
  });

  it("puts what somebody rules out last, also by its country, and it never leads", () => {
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

  it("orders equals by rank and then as the group listed them, and then nobody leads", () => {
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
