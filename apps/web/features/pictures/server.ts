import { askOwnApi } from "../account/server.ts";
import { type CoverProps, coverAddress } from "./cover.tsx";

export { Cover } from "./cover.tsx";
export { PhotoImage } from "./later-photo.tsx";
export type { Photo } from "./use-trip-photos.ts";

/**
 * A drawn cover as an address that contains the drawing, for the picture at the head of a page: asked for after the page, it
 * would be the last thing that a slow network shows. Null when it cannot be drawn now.
 */
export async function drawnCover(of: Pick<CoverProps, "shape" | "kind" | "at" | "name">): Promise<string | null> {
  const response = await askOwnApi(coverAddress(of) as `/covers/${string}`);
  return response.ok ? `data:image/svg+xml,${encodeDrawing(await response.text())}` : null;
}

/** What would end an address or mean something else in it. */
const encodeDrawing = (svg: string) => svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
