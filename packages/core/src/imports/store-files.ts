import { largestFile } from "@caravan/domain/field-choices";
import { detectFileKind, type FileKind } from "@caravan/domain/files/detect-file-kind";
import { isBareWebp } from "@caravan/domain/files/is-bare-webp";
import type { Warning } from "@caravan/domain/trip/warning";
import type { FileDocument } from "@caravan/domain/trip-file/trip-file";
import { truncate } from "@caravan/domain/truncate";
import { said } from "@caravan/domain/words/sentence";
import { type StoredFile, storeFile } from "../documents/add-document.ts";
import { refuseOverQuota } from "../documents/quotas.ts";
import { textIn } from "../documents/upload-document.ts";
import { photoName } from "../documents/upload-photo.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { ImportedTrip } from "./trip-of-import.ts";

/** By their paths in the file. */
export type StoredFiles = ReadonlyMap<
  string,
  { readonly name: string; readonly file: StoredFile; readonly text: string | null }
>;

interface KnownFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: FileKind;
  readonly contentType: string;
}

const pictures: readonly FileKind[] = ["jpeg", "png", "webp", "gif", "heic"];
const LONGEST_NAME = 80;

/**
 * Stores the files of documents; what their bytes are decides, and what is of no known kind is left out. Photos lose what
 * the camera wrote into them, as when they are uploaded; one that cannot be read is left out with a warning.
 *
 * @throws conflict `quota_reached` before the first one is stored
 */
export async function storeFiles(
  ctx: Context,
  { file, files }: Pick<ImportedTrip, "file" | "files">,
): Promise<{ readonly stored: StoredFiles; readonly warnings: readonly Warning[] }> {
  const warnings: Warning[] = [];
  const known: KnownFile[] = [];
  for (const document of file.documents) {
    const { path, name } = document;
    const bytes = path === null ? undefined : files[path];
    if (path === null || bytes === undefined || bytes.byteLength > largestFile) continue;
    const reading = detectFileKind(bytes, name);
    if (!reading.ok) continue;
    const { kind, contentType } = reading;
    const it = { path, name, bytes, kind, contentType };
    const kept = isPhoto(document) && pictures.includes(kind) ? await asPhoto(ctx, it) : it;
    if (kept) known.push(kept);
    else
      warnings.push({
        code: "photo_left_out",
        message: said`The photo "${truncate(name, LONGEST_NAME)}" could not be read and was left out.`,
        path: "file",
      });
  }
  const size = known.reduce((sum, it) => sum + it.bytes.byteLength, 0);
  if (size > 0) await refuseOverQuota(ctx, ctx.newId(), size);
  const stored = new Map<string, { name: string; file: StoredFile; text: string | null }>();
  for (const { path, name, bytes, kind, contentType } of known) {
    const held = await storeFile(ctx, { bytes, contentType });
    stored.set(path, { name, file: held, text: await textIn(ctx, kind, bytes) });
  }
  return { stored, warnings };
}

/** What people see as a picture. A ticket that somebody has photographed is kept as it is, as when it is uploaded. */
const isPhoto = ({ kind, cover, activityId }: FileDocument) => kind === "photo" || cover || activityId !== null;

/** As it is when the service has written it: each time, a picture would lose a little. Null when it cannot be read. */
async function asPhoto(ctx: Context, it: KnownFile): Promise<KnownFile | null> {
  if (it.kind === "webp" && isBareWebp(it.bytes)) return it;
  const bytes = await ctx.ports.pictures.photo(it.bytes, signedIn(ctx.actor).userId);
  return bytes && { ...it, name: photoName(it.name), bytes, kind: "webp", contentType: "image/webp" };
}
