import type { FoundPlace } from "@caravan/domain/board/found-place";
import type { Scene } from "../define.ts";

/** A link that was read; `pictures` are ready to be stored, by index of the place. */
export type LinkReading =
  | { readonly ok: true; readonly places: readonly (FoundPlace & { readonly picture: Uint8Array | null })[] }
  /** `reason` is for the person who sent the link. */
  | { readonly ok: false; readonly reason: string };

/** Reads the places of a page or a map link. Never rejects but with the signal's reason; done within ten seconds. */
export async function readLink(_scene: Scene, _url: string): Promise<LinkReading> {
  throw new Error("not built yet");
}
