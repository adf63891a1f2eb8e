import { ReaderBusy } from "@caravan/core/kernel/ports";
import { expect, it } from "vitest";
import { pdfThatUnfolds } from "../../test/hostile-pdf.ts";
import { confirmationReader } from "./confirmation-reader.ts";

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
