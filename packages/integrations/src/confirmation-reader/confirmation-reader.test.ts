import { type HowToRead, ReaderBusy } from "@caravan/core/kernel/ports";
import { expect, it } from "vitest";
import { pdfThatUnfolds } from "../../test/hostile-pdf.ts";
import { confirmationReader, SMALL_BYTES } from "./confirmation-reader.ts";

const small = `Booking confirmed. Confirmation number: HX4821
Hotel Avenida, Rua Augusta 12, Lisbon
Check-in: 3 May 2027 15:00. Check-out: 6 May 2027 11:00`;

it("reads a small text while large ones, which take long, wait for each other", async () => {
  const reader = confirmationReader();
  const ending = new AbortController();
  try {
    const large = [0, 1, 2].map(() =>
      reader.read({ origin: "text", text: "a:".repeat(500_000) }, "2027-01-01", "ana", ending.signal),
    );
    const ended = Promise.allSettled(large);
    const read = await reader.read({ origin: "text", text: small }, "2027-01-01", "rui", new AbortController().signal);
    expect(read?.reading.segments).toHaveLength(1);
    ending.abort();
    expect((await ended).map((it) => it.status)).toEqual(["rejected", "rejected", "rejected"]);
  } finally {
    await reader.stop();
  }
});

it.each([
  {
    what: "unfolds without an end when its memory is bounded",
    bytes: pdfThatUnfolds(300, ["FlateDecode", "FlateDecode", "RunLengthDecode"]),
    endedBy: [],
  },
  {
    what: "shows the same large contents again and again when its CPU time is used up",
    // A small one is also given up after ten seconds, in which a busy machine may not have spent two on it.
    bytes: Buffer.concat([pdfThatUnfolds(60, ["FlateDecode"], 200), Buffer.from(`\n%${" ".repeat(SMALL_BYTES)}`)]),
    endedBy: ["a task took too much CPU time"],
  },
])("gives up a PDF that $what", async ({ bytes, endedBy }) => {
  const faults: unknown[] = [];
  // A busy machine may not spend two seconds on it in thirty.
  const reader = confirmationReader({
    report: (error) => void faults.push((error as Error).cause),
    patienceMs: 240_000,
  });
  try {
    expect(await reader.text({ origin: "pdf", bytes }, "ana", new AbortController().signal)).toBeNull();
    expect(faults.map((it) => (it as Error).message)).toEqual(endedBy);
  } finally {
    await reader.stop();
  }
});

it("moves bytes that are handed over to the thread, and cuts the text there", async () => {
  const reader = confirmationReader();
  const mail = "From: a@example.com\r\nTo: b@example.com\r\nSubject: Hotel\r\n\r\nRua Augusta 12";
  const read = async (bytes: Uint8Array, how: HowToRead) =>
    reader.text({ origin: "eml", bytes }, "ana", new AbortController().signal, how);
  try {
    const bytes = new TextEncoder().encode(mail);
    const shared = new Uint8Array([...bytes, 0]).subarray(0, bytes.length);
    const whole = await read(bytes.slice(), {});
    expect(whole).toContain("Rua Augusta 12");
    expect(await read(shared, { handOver: true })).toBe(whole);
    expect(shared.byteLength).toBe(mail.length);
    expect(await read(bytes, { handOver: true, longest: 9 })).toBe(whole?.slice(0, 9));
    expect(bytes.byteLength).toBe(0);
  } finally {
    await reader.stop();
  }
});

it("reads for one account while another one sends small files that take all their time", async () => {
  const reader = confirmationReader();
  const ending = new AbortController();
  // Repeated bytes are written as one, twice: that is not unfolded in advance.
  const bytes = pdfThatUnfolds(300, ["FlateDecode", "FlateDecode", "RunLengthDecode"]);
  expect(bytes.byteLength).toBeLessThan(1000);
  try {
    const hostile = Array.from({ length: 20 }, () => reader.text({ origin: "pdf", bytes }, "ana", ending.signal));
    const ended = Promise.allSettled(hostile);
    const read = await reader.read({ origin: "text", text: small }, "2027-01-01", "rui", new AbortController().signal);
    expect(read?.reading.segments).toHaveLength(1);
    ending.abort();
    const refused = (await ended).filter((it) => it.status === "rejected" && it.reason instanceof ReaderBusy);
    expect(refused.length).toBeGreaterThan(0);
  } finally {
    await reader.stop();
  }
});
