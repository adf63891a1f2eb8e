import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as pages from "../../test/html-pages.ts";
import { pageReader } from "./page-reader.ts";

const faults: unknown[] = [];
const reader = pageReader((error) => void faults.push(error), 60_000);
afterAll(() => reader.stop());
beforeEach(() => {
  faults.length = 0;
});

const html = (text: string) => ({
  url: "https://example.com/",
  contentType: "text/html",
  body: new TextEncoder().encode(text),
});
const patient = () => new AbortController().signal;

describe("the page reader workers", () => {
  it("return the content of a page", async () => {
    const reading = await reader.read(html(pages.attraction), patient());
    expect(reading?.places).toMatchObject([{ name: "Lantern Tower", city: "Lisbon" }]);
    expect(await reader.read({ ...html("x"), contentType: "application/pdf" }, patient())).toBeNull();
    expect(faults).toEqual([]);
  });

  it("stop when the caller aborts, and read the next page", async () => {
    const gone = new AbortController();
    const left = reader.read(html("<p>".repeat(600_000)), gone.signal);
    gone.abort(new Error("the caller hung up"));
    await expect(left).rejects.toThrow("the caller hung up");
    expect((await reader.read(html(pages.attraction), patient()))?.places).toHaveLength(1);
  });

  it("give up after a timeout without an error", async () => {
    const hasty = pageReader((error) => void faults.push(error), 1);
    expect(await hasty.read(html("<p>".repeat(600_000)), patient())).toBeNull();
    expect(faults).toEqual([]);
    await hasty.stop();
  });

  it("read more pages at once than there are threads, and refuse what would wait too long", async () => {
    const readings = await Promise.all(Array.from({ length: 60 }, () => reader.read(html(pages.list), patient())));
    const read = readings.filter((it) => it !== null);
    expect(read.length).toBeGreaterThanOrEqual(32);
    expect(new Set(read.map((it) => it.places.length))).toEqual(new Set([3]));
    expect(faults).toHaveLength(readings.length - read.length);
  });
});
