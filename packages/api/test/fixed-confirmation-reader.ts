import type { ConfirmationReader, ReadConfirmation } from "@caravan/core/kernel/ports";
import { blankSegment } from "@caravan/core/segments/correct-segment";

/** Another booking each time: one that is known already would change what exists. */
const oneFlight = (): ReadConfirmation => ({
  subject: null,
  text: "a flight",
  reading: {
    segments: [
      { ...blankSegment, kind: "flight", number: "TP1351", confirmationNumber: newNumber(), start: "2030-05-03T09:40" },
    ],
    writtenAt: null,
    language: "en",
    remarks: [],
  },
});

const newNumber = () => crypto.randomUUID().slice(0, 8).toUpperCase();

/** Reads a flight in every confirmation, for tests that are not about reading. */
export const fixedConfirmationReader: ConfirmationReader = {
  read: async () => oneFlight(),
  text: async () => "a flight",
};
