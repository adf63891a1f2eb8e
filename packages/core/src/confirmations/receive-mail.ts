import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import { claimFile, type FileInStore, storeFile } from "../documents/add-document.ts";
import { command } from "../kernel/define.ts";
import { extractConfirmation, nothingRecognised } from "./extract-confirmation.ts";
import { presentSaved } from "./present.ts";
import { saveReading } from "./save-reading.ts";
import { saveSource } from "./save-source.ts";
import { savedWire } from "./wire.ts";

/**
 * Reads a forwarded mail and saves it on the matching trip without a review, with the mail among the trip's documents.
 * Called by the mail webhook, for the person whose address it is.
 *
 * @throws 422 `unreadable`, `nothing_recognised`, `no_dates`
 */
export const receiveMail = command({
  name: "receive_mail",
  description: "Stores the segments of a forwarded confirmation on the matching trip.",
  audience: "person",
  logged: true,
  errors: ["unreadable", "nothing_recognised", "no_dates", "segments_full", "documents_full", "quota_reached"],
  input: z.object({ bytes: z.custom<Uint8Array>((it) => it instanceof Uint8Array), subject: z.string().nullable() }),
  output: savedWire,
  async prepare(ctx, { bytes }) {
    const read = await extractConfirmation(ctx, { origin: "eml", bytes });
    if (read.reading.segments.length === 0) throw nothingRecognised();
    return { read, stored: await storeFile(ctx, { bytes, contentType: "message/rfc822" }) };
  },
  async run(ctx, { subject }, { read, stored }) {
    await claimFile(ctx, stored);
    const { key, contentType, bytes, sha256 }: FileInStore = stored;
    const name = `${truncate((read.subject ?? subject)?.trim() || "Confirmation", 80)}.eml`;
    const source = await saveSource(ctx, read, { origin: "mail", file: { key, contentType, bytes, sha256, name } });
    const wanted = read.reading.segments.map((segment) => ({ segment, corrected: [] }));
    return presentSaved(ctx, source, await saveReading(ctx, source, wanted, "fitting"));
  },
});
