import type { ConfirmationReader, ReadConfirmation } from "@caravan/core/ports";
import { blank } from "@caravan/core/segments/corrections";

const oneFlight: ReadConfirmation = {
  subject: null,
  text: "a flight",
  reading: {
    segments: [{ ...blank, kind: "flight", number: "TP1351", confirmationNumber: "K3X9QF", start: "2030-05-03T09:40" }],
    writtenAt: null,
    language: "en",
    remarks: [],
  },
};

/** Reads the same flight in everything, where reading is not what a test is about. */
export const readsOneFlight: ConfirmationReader = { read: async () => oneFlight, text: async () => "a flight" };
