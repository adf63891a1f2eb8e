import { runPlanFileTask } from "@caravan/domain/export/plan-file";
import { afterAll, describe, expect, it } from "vitest";
import { tripOf } from "../../domain/test/trips.ts";
import { planFileWriter } from "./plan-file-writer.ts";

const writer = planFileWriter();
afterAll(() => writer.stop());
const patient = new AbortController().signal;

const museum = { title: "Museum", startTime: "10:00", endTime: "11:30", location: "Alfama", lat: 38.72, lng: -9.13 };
const trip = tripOf(
  "2027-03-27",
  Array.from({ length: 30 }, () => Array.from({ length: 6 }, () => museum)),
  { timezone: "Europe/Lisbon" },
);
const cautions = new Map([[trip.days[0]?.activities[0]?.id ?? "", ["Closed on Mondays"]]]);
const toWrite = { trip, segments: [], cautions };

describe("a large trip", () => {
  it.each([
    { kind: "entries", ...toWrite },
    { kind: "ics", ...toWrite, url: "https://caravan.example/trips/t" },
    { kind: "gpx", ...toWrite },
    { kind: "kml", ...toWrite },
    { kind: "md", ...toWrite, attributions: ["A source"], told: { overview: [], days: [], stops: [] } },
  ] as const)("is written as $kind on a worker thread as on the event loop", async (task) => {
    expect(await writer.write(task, "ana", patient)).toEqual(runPlanFileTask(task));
  });

  it("is not written for a caller who hung up, and then for the next", async () => {
    const gone = new AbortController();
    const left = writer.write({ kind: "gpx", ...toWrite }, "ana", gone.signal);
    gone.abort(new Error("hung up"));
    await expect(left).rejects.toThrow();
    expect(await writer.write({ kind: "gpx", ...toWrite }, "rui", patient)).toContain("<gpx");
  });
});
