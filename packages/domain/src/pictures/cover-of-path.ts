import { placeCategories } from "../field-choices.ts";
import { type Cover, type CoverKind, type CoverShape, fileType, SEEDS } from "./cover-address.ts";

export const coverShapes = ["thumb", "card", "banner", "preview"] as const satisfies readonly CoverShape[];
export const coverKinds = ["trip", "city", ...placeCategories] as const satisfies readonly CoverKind[];

/** The cover of an address that `coverPath` made, of this version or an earlier one; null for any other. */
export function coverOfPath(path: string): Cover | null {
  const [, shape, kind, where = "", seed, type] =
    /^\/covers\/\d{1,3}\/([a-z]+)\/([a-z]+)\/([^/]+)\/(\d{1,2})\.(svg|png)$/.exec(path) ?? [];
  const knownShape = coverShapes.find((it) => it === shape);
  const knownKind = coverKinds.find((it) => it === kind);
  if (!knownShape || !knownKind || Number(seed) >= SEEDS || type !== fileType(knownShape)) return null;
  const found = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/.exec(where);
  const at = found && { lat: Number(found[1]), lng: Number(found[2]) };
  if (where !== "none" && (!at || Math.abs(at.lat) > 90 || Math.abs(at.lng) > 180)) return null;
  return { shape: knownShape, kind: knownKind, at, seed: Number(seed) };
}
