import type { TripDocument } from "@caravan/domain/trip/document";
import { said } from "@caravan/domain/words/sentence";
import { Zip, ZipPassThrough } from "fflate";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";
import { pacer } from "../kernel/let-others-run.ts";
import { tripFileOf } from "./trip-file-of.ts";
import { tripJson } from "./trip-json.ts";

/** Of all documents in it, in bytes: what fits can be imported again. */
const LARGEST = 24_000_000;
/** What is packed at once. */
const STEP = 262_144;

/**
 * A trip file with the files of its documents beside it, as far as the reader may see them, in parts. They are packed as
 * they are.
 *
 * @throws conflict `export_too_large`
 */
export async function tripZip(ctx: Context, trip: TripDocument): Promise<readonly Uint8Array[]> {
  const { file, documents } = await tripFileOf(ctx, trip);
  const kept = documents.filter((it) => it.fileKey !== null);
  const bytes = kept.reduce((sum, it) => sum + it.size, 0);
  if (bytes > LARGEST)
    throw conflict(
      "export_too_large",
      said`Its documents come to ${Math.ceil(bytes / 1e6)} MB, and a ZIP can hold ${LARGEST / 1e6} MB. Download them one by one.`,
    );
  const paths = new Map(kept.map((it, index) => [it.id, `documents/${index + 1}`]));
  const inZip = {
    ...file,
    leftOut: file.leftOut.filter((it) => !it.startsWith("The files of")),
    documents: file.documents.map((it) => ({ ...it, path: paths.get(it.id) ?? null })),
  };
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  await add(zip, "trip.json", tripJson(inZip));
  for (const { id, fileKey } of kept) {
    const content = await ctx.ports.files.get(fileKey as string);
    if (content) await add(zip, paths.get(id) as string, pieces(content));
  }
  zip.end();
  return parts;
}

async function add(zip: Zip, name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const entry = new ZipPassThrough(name);
  const pause = pacer();
  zip.add(entry);
  for await (const piece of content) {
    entry.push(piece);
    await pause();
  }
  entry.push(new Uint8Array(), true);
}

function* pieces(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.length; at += STEP) yield content.subarray(at, at + STEP);
}
