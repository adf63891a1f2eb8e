import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type DestinationFile, destinationSchema } from "./destination-schema.ts";
import { walkFaults } from "./walk-faults.ts";

const rome = destinationSchema.parse(
  JSON.parse(readFileSync(new URL("../data/destinations/rome.json", import.meta.url), "utf8")),
);
type Walk = DestinationFile["walks"][number];

/** The faults of one walk in Rome from a museum (tu-su 10:00-18:00, an hour and a half) to a bar (daily 19:00-02:00). */
function faultsOf(walk: Partial<Walk>, at: [number, number] = [41.9, 12.47]): readonly string[] {
  const [first, second] = rome.places;
  if (!first || !second) throw new Error("Rome has places");
  const museum = { ...first, id: "museum", at: [41.9, 12.47] as [number, number], minutes: 90, closed: undefined };
  const bar = { ...second, id: "bar", at, minutes: 60, closed: undefined };
  const made = { id: "made", name: "Made", places: ["museum", "bar"], minutes: 180, why: "A museum, then a bar." };
  return walkFaults({
    ...rome,
    places: [
      { ...museum, hours: "tu-su 10:00-18:00" },
      { ...bar, hours: "daily 19:00-02:00" },
    ],
    walks: [{ ...made, ...walk }],
  }).map((it) => it.message);
}

describe("walks", () => {
  it("pass every place while it is open", () => {
    expect(faultsOf({ best_time: "golden-hour" })).toEqual([]);
    expect(faultsOf({ best_time: "morning" })).toEqual(["bar is shut during a walk at morning"]);
    expect(faultsOf({ best_time: "night" })).toEqual(["museum is shut during a walk at night"]);
  });

  it("pass at any time when they name none", () => {
    expect(faultsOf({})).toEqual([]);
  });

  it("have minutes for the ways and a look at each place", () => {
    expect(faultsOf({ minutes: 45 })).toEqual(["its places take at least 53 minutes, not 45"]);
    expect(faultsOf({ minutes: 60 })).toEqual([]);
    expect(faultsOf({ minutes: 60 }, [42.8, 12.47])).toEqual(["its places take at least 219 minutes, not 60"]);
  });
});
