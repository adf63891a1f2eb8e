import type { ConfirmationReader, ReadConfirmation } from "@caravan/core/kernel/ports";
import { blankSegment } from "@caravan/core/segments/correct-segment";

const oneFlight: ReadConfirmation = {
  subject: null,
  text: "a flight",
  reading: {
    segments: [
      { ...blankSegment, kind: "flight", number: "TP1351", confirmationNumber: "K3X9QF", start: "2030-05-03T09:40" },
    ],
    writtenAt: null,
    language: "en",
    remarks: [],
  },
};

/** Reads the same flight in everything, where reading is not what a test is about. */
export const fixedConfirmationReader: ConfirmationReader = {
  read: async () => oneFlight,
  text: async () => "a flight",
};
