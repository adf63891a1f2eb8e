import type { Context } from "../kernel/context.ts";
import { keptResults } from "../kernel/kept-results.ts";
import type { Ports } from "../kernel/ports.ts";

/** Of pictures that were made last: some fifty photos. */
const MOST_BYTES = 24_000_000;

const byPorts = new WeakMap<object, ReturnType<typeof keptResults<Uint8Array | null>>>();

/**
 * The picture in a file as it is shown: a WebP, null for a file that has none. The pictures made last are kept, because
 * everybody who opens a public link or a page of documents asks for them. The caller has checked the permission.
 *
 * @throws unavailable `busy`
 */
export function shownPicture(
  { ports, actor, network }: Context,
  size: keyof Ports["pictures"],
  fileKey: string,
): Promise<Uint8Array | null> {
  const who = actor.kind === "anonymous" ? (network ?? "") : actor.userId;
  return keptOf(ports.pictures)(`${size} ${fileKey}`, async () => {
    const bytes = await ports.files.get(fileKey);
    return bytes && ports.pictures[size](bytes, who);
  });
}

function keptOf(pictures: Ports["pictures"]) {
  const known = byPorts.get(pictures);
  if (known) return known;
  // Another time a picture that could not be made may be there.
  const made = keptResults<Uint8Array | null>(MOST_BYTES, (picture) => picture?.byteLength ?? null);
  byPorts.set(pictures, made);
  return made;
}
