import type { FoundPlace } from "@caravan/domain/board/found-place";
import type { Ports } from "../kernel/ports.ts";

const MOST_PICTURES = 5;
const MOST_BYTES = 5 * 1024 * 1024;
const PATIENCE_MS = 5000;
const REDIRECTS = 3;

type Pictured = FoundPlace & { readonly picture: Uint8Array | null };

/** The places with pictures of the first few; without a picture when it cannot be fetched in time. Never rejects. */
export async function withPictures(
  ports: Pick<Ports, "fetcher" | "pictures">,
  places: readonly FoundPlace[],
  who: string,
  signal: AbortSignal,
): Promise<Pictured[]> {
  const asked = new Map<string, Promise<Uint8Array | null>>();
  const pictureAt = (url: string) => {
    const earlier = asked.get(url) ?? orNothing(picture(ports, url, who, signal), signal);
    asked.set(url, earlier);
    return earlier;
  };
  return Promise.all(
    places.map(async (it, index) => ({
      ...it,
      picture: it.pictureUrl === null || index >= MOST_PICTURES ? null : await pictureAt(it.pictureUrl),
    })),
  );
}

async function picture(
  { fetcher, pictures }: Pick<Ports, "fetcher" | "pictures">,
  url: string,
  who: string,
  signal: AbortSignal,
) {
  const { status, contentType, body } = await fetcher.get(url, {
    accept: "image/webp, image/png, image/jpeg, image/gif",
    mostBytes: MOST_BYTES,
    timeoutMs: PATIENCE_MS,
    redirects: REDIRECTS,
    signal,
  });
  return status === 200 && contentType.toLowerCase().startsWith("image/") ? pictures.thumbnail(body, who) : null;
}

/** The time limit for a picture, not more than for the page. */
function orNothing<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(null), { once: true });
    work.then(resolve, () => resolve(null));
  });
}
