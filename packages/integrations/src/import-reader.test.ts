import type { TripFile } from "@caravan/domain/trip-file/trip-file";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyTripFile } from "../../domain/test/trip-files.ts";
import { zippedTrip } from "../../domain/test/zipped-trip.ts";
import { importReader } from "./import-reader.ts";

const faults: unknown[] = [];
let imports: ReturnType<typeof importReader>;

beforeAll(() => {
  imports = importReader({ report: (error) => void faults.push(error) });
});

afterAll(() => imports.stop());

const calendar = (events: number) => ({
  name: "trip.ics",
  bytes: Buffer.from(
    [
      "BEGIN:VCALENDAR",
      ...Array.from({ length: events }, (_, at) =>
        [
          "BEGIN:VEVENT",
          `UID:${at}@caravan.test`,
          "DTSTART:20300503T090000",
          "DTEND:20300503T100000",
          `SUMMARY:Visit ${at}`,
          "END:VEVENT",
        ].join("\r\n"),
      ),
      "END:VCALENDAR",
    ].join("\r\n"),
  ),
});
const signal = new AbortController().signal;

describe("files with trips", () => {
  it("are read, and what is none says so", async () => {
    expect(await imports.read(calendar(2), "ana", signal)).toMatchObject({ ok: true });
    expect(await imports.read({ name: "x.bin", bytes: Buffer.from("nothing") }, "ana", signal)).toMatchObject({
      ok: false,
    });
    expect(faults).toEqual([]);
  });

  it("and their documents are handed over between threads instead of copied", async () => {
    const document = new Uint8Array(300_000).fill(7);
    const [file] = fc.sample(anyTripFile, { numRuns: 1, seed: 1 });
    const bytes = zippedTrip(file as TripFile, document);
    const reading = await imports.read({ name: "trip.zip", bytes }, "ana", signal);
    expect(reading).toMatchObject({ ok: true, form: "trip" });
    expect("files" in reading && reading.files["documents/1"]).toEqual(document);
    expect(bytes.byteLength).toBe(0);
  });

  it("of one account do not keep those of another waiting", async () => {
    const done: string[] = [];
    const read = (who: string) => imports.read(calendar(200), who, signal).then(() => void done.push(who));
    // Both threads are there.
    await Promise.all([read("ana"), read("ben")]);
    done.length = 0;
    await Promise.all([...Array.from({ length: 5 }, () => read("ana")), read("ben")]);
    expect(done).toHaveLength(6);
    expect(done.indexOf("ben")).toBeLessThan(5);
  });

  it("of one account are refused when many wait, those of another are not", async () => {
    const reads = Array.from({ length: 6 }, () => imports.read(calendar(200), "ana", signal));
    const bens = imports.read(calendar(2), "ben", signal);
    const results = await Promise.allSettled(reads);
    const refused = results.filter((it) => it.status === "rejected").map((it) => it.reason);
    expect(refused).toMatchObject([{ kind: "unavailable", code: "busy" }]);
    expect(await bens).toMatchObject({ ok: true });
  });
});
