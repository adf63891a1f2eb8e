import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { updateBooking } from "../bookings/update-booking.ts";
import { updateSegment } from "../bookings/update-segment.ts";
import { readConfirmation } from "../confirmations/read-confirmation.ts";
import { saveConfirmation } from "../confirmations/save-confirmation.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { deleteDocument } from "../documents/delete-document.ts";
import { updateDocument } from "../documents/update-document.ts";
import { addExpense } from "../expenses/add-expense.ts";
import { blankSegment } from "../segments/correct-segment.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { DomainError } from "./errors.ts";
import type { Ports } from "./ports.ts";

const { outside, ana } = await setUp();
const train: ReadSegment = { ...blankSegment, kind: "train", number: "ICE 577", start: "2030-05-03T10:00" };
const ports: Ports = {
  ...outside.ports,
  confirmations: {
    text: async () => null,
    read: async () => ({
      ...{ subject: null, text: "a train" },
      reading: { segments: [train], writtenAt: null, language: "en", remarks: [] },
    }),
  },
};

/** A trip with a row of each kind, and all verbs for its records. */
async function everything() {
  const made = await run(createTrip, ports, ana, {
    ...{ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
  });
  const trip_id = made.trip.id;
  const { document } = await run(addTextDocument, ports, ana, { trip_id, name: "Receipt", text: "12.50" });
  const { segment } = await run(addSegment, ports, ana, { trip_id, kind: "train", train_number: "ICE 1" });
  const { confirmation } = await run(readConfirmation, ports, ana, { text: "a train" });
  const sent = { destination: {}, dates: { start: "2031-01-01" }, guests: {}, preferences: {} };
  const { booking } = await run(createBooking, ports, ana, { ...sent, trip_id: null });
  const receipt = { title: "Dinner", amount: 12.5, date: "2030-05-03", document_id: document.id };
  const changes: (() => Promise<unknown>)[] = [
    () => run(addExpense, ports, ana, { trip_id, ...receipt }),
    () => run(updateDocument, ports, ana, { trip_id, document_id: document.id, name: "Bill" }),
    () => run(addTextDocument, ports, ana, { trip_id, name: "Door", text: "1234" }),
    () => run(deleteDocument, ports, ana, { trip_id, document_id: document.id }),
    () => run(addExpense, ports, ana, { trip_id, ...receipt }),
    () => run(addSegment, ports, ana, { trip_id, kind: "train", train_number: "ICE 2" }),
    () => run(updateSegment, ports, ana, { segment_id: segment.id, train_number: "ICE 3" }),
    () => run(saveConfirmation, ports, ana, { confirmation_id: confirmation.id, trip_id }),
    () => run(updateBooking, ports, ana, { booking_id: booking.id, trip_id }),
    () => run(createBooking, ports, ana, { ...sent, trip_id }),
    () => run(addActivity, ports, ana, { trip_id, title: "Fado" }),
  ];
  return { trip_id, changes };
}

/** Unexpected errors: a deadlock, a row without its trip. */
const faults = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((it) =>
    it.status === "rejected" && !(it.reason instanceof DomainError) ? [String(it.reason)] : [],
  );

describe("simultaneous changes of records beside a plan", () => {
  it("never deadlock", async () => {
    for (let times = 0; times < 6; times++) {
      const { changes } = await everything();
      const outcomes = await Promise.allSettled([...changes, ...changes.toReversed()].map((it) => it()));
      expect(faults(outcomes)).toEqual([]);
    }
  });

  it("return 404 when the trip is deleted meanwhile", async () => {
    for (let times = 0; times < 8; times++) {
      const { trip_id, changes } = await everything();
      const remove = () => run(deleteTrip, ports, ana, { trip_id });
      const order = changes.toSpliced((times * 3) % changes.length, 0, remove);
      expect(faults(await Promise.allSettled(order.map((it) => it())))).toEqual([]);
    }
  });
});
