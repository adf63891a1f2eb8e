import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import { claimFile, type FileInStore, storeFile } from "../documents/add-document.ts";
import { command } from "../kernel/define.ts";
import { extractConfirmation, nothingRecognised } from "./extract-confirmation.ts";
import { saveReading } from "./save-reading.ts";
import { saveSource } from "./save-source.ts";

const waits = z.enum(["sender", "changes"]);

/** Aborts the saving of a mail that would change something that exists. */
class WouldChange extends Error {
  override readonly name = "WouldChange";
}

const begin = statement("mail-saving-begin", "savepoint saving_mail", []);
const undo = statement("mail-saving-undo", "rollback to savepoint saving_mail", []);

/**
 * Reads a forwarded mail. What is new goes on the matching trip, with the mail among the trip's documents; a mail of
 * somebody else, or one that would change or cancel something, waits for a review. Called by the mail webhook, for the
 * person whose address it is.
 *
 * @throws 422 `unreadable`, `nothing_recognised`, `no_dates`, `malware_found`; 503 `scan_unavailable`
 */
export const receiveMail = command({
  name: "receive_mail",
  description: "Stores the segments of a forwarded confirmation on the matching trip, or keeps them for a review.",
  audience: "person",
  logged: true,
  errors: [
    "unreadable",
    "nothing_recognised",
    "no_dates",
    "segments_full",
    "documents_full",
    "quota_reached",
    "malware_found",
    "scan_unavailable",
  ],
  input: z.object({
    bytes: z.custom<Uint8Array>((it) => it instanceof Uint8Array),
    subject: z.string().nullable(),
    may_add: z.boolean().meta({ description: "It is known to come from its person" }),
  }),
  output: z.object({
    saved: z.object({ trip_id: f.id, title: z.string(), created: z.number() }).nullable(),
    waiting: z.object({ confirmation_id: f.id, because: waits }).nullable(),
  }),
  async prepare(ctx, { bytes }) {
    const read = await extractConfirmation(ctx, { origin: "eml", bytes });
    if (read.reading.segments.length === 0) throw nothingRecognised();
    return { read, stored: await storeFile(ctx, { bytes, contentType: "message/rfc822" }) };
  },
  async run(ctx, { subject, may_add }, { read, stored }) {
    await claimFile(ctx, stored);
    const { key, contentType, bytes, sha256 }: FileInStore = stored;
    const name = `${truncate((read.subject ?? subject)?.trim() || "Confirmation", 80)}.eml`;
    const source = await saveSource(ctx, read, { origin: "mail", file: { key, contentType, bytes, sha256, name } });
    const wait = (because: z.output<typeof waits>) => {
      // It is on no trip yet, so there is nothing to log.
      ctx.effects.logged += 1;
      return { saved: null, waiting: { confirmation_id: source.id, because } };
    };
    if (!may_add) return wait("sender");
    const wanted = read.reading.segments.map((segment) => ({ segment, corrected: [] }));
    await ctx.sql.rows(begin, []);
    try {
      const { trip, counts } = await saveReading(ctx, source, wanted, "fitting", () => {
        throw new WouldChange();
      });
      return { saved: { trip_id: trip.id, title: trip.title, created: counts.created }, waiting: null };
    } catch (error) {
      if (!(error instanceof WouldChange)) throw error;
      await ctx.sql.rows(undo, []);
      return wait("changes");
    }
  },
});
