import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { createTrip } from "../trips/create-trip.ts";
import { addSegment } from "./add-segment.ts";
import { updateSegment } from "./update-segment.ts";

const { outside, ana } = await setUp();
const { ports } = outside;
const dates = { start_date: "2030-05-03", end_date: "2030-05-06" };
const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: true });
const stay = { trip_id: trip.id, kind: "hotel" as const, start: "2030-05-03T15:00", end: "2030-05-06T11:00" };
const add = (more: object) => run(addSegment, ports, ana, { ...stay, ...more } as never);
const codes = ({ warnings }: { warnings?: readonly { code: string }[] | undefined }) =>
  (warnings ?? []).map((it) => it.code);

describe("the position of a stay", () => {
  it("is not made up: without one, the answer says so", async () => {
    const named = await add({ provider: "Casa do Largo" });
    expect(codes(named)).toEqual(["position_unknown"]);
    const inTown = await add({ place: { name: "Casa do Largo", city: "Lisbon" } });
    expect(inTown.segment.place).toMatchObject({ lat: null, lng: null });
    expect(codes(inTown)).toEqual(["position_unknown"]);
  });

  it("is marked where it is only that of the town", async () => {
    const { segment, warnings } = await add({ place: { name: "Lisbon" } });
    expect(segment.place).toMatchObject({ approximate: true });
    expect(warnings).toMatchObject([{ code: "position_approximate", path: "place" }]);
    const place = { name: "Lisbon", city: "Lisbon", lat: 38.7301, lng: -9.1502 };
    const placed = await run(updateSegment, ports, ana, { segment_id: segment.id, place });
    expect(placed.segment.place).toMatchObject({ lat: 38.7301, lng: -9.1502 });
    expect(placed.segment.place).not.toHaveProperty("approximate");
    expect(codes(placed)).toEqual([]);
  });

  it("comes from our own list where that has the name", async () => {
    const { segment, warnings } = await add({ kind: "meeting", place: { name: "Time Out Market", city: "Lisbon" } });
    expect(segment.place?.lat).toBeCloseTo(38.707, 2);
    expect(warnings).toBeUndefined();
  });
});
