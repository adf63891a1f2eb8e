import { expect, it } from "vitest";
import { confirmationReader } from "./confirmation-reader.ts";

const small = `Booking confirmed. Confirmation number: HX4821
Hotel Avenida, Rua Augusta 12, Lisbon
Check-in: 3 May 2027 15:00. Check-out: 6 May 2027 11:00`;

it("reads a small text while large ones, which take long, wait for each other", async () => {
  const reader = confirmationReader();
  const ending = new AbortController();
  try {
    const large = [0, 1, 2].map(() =>
      reader.read({ origin: "text", text: "a:".repeat(500_000) }, "2027-01-01", ending.signal),
    );
    const ended = Promise.allSettled(large);
    const read = await reader.read({ origin: "text", text: small }, "2027-01-01", new AbortController().signal);
    expect(read?.reading.segments).toHaveLength(1);
    ending.abort();
    expect((await ended).map((it) => it.status)).toEqual(["rejected", "rejected", "rejected"]);
  } finally {
    await reader.stop();
  }
});
