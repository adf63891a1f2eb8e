import { foldTitle } from "../fold-text.ts";
import { namesIn } from "../trip/check/place-names-in-titles.ts";
import type { PlanRequest } from "./types.ts";

/** Places that fixed activities name already, by id or by name. */
export function placesAlreadyFixed(request: PlanRequest): ReadonlySet<string> {
  const ids = new Set(request.fixed.flatMap((it) => it.activity.placeId ?? []));
  const titles = request.fixed.map((it) => it.activity.title.toLowerCase());
  const names = request.board ? namesInFixed(request) : new Set<string>();
  const named = request.candidates.filter(
    (it) =>
      ids.has(it.id) ||
      // A wanted place counts as fixed only if its name is the title.
      (it.wantedBy.length > 0
        ? names.has(foldTitle(it.name))
        : titles.some((title) => title.includes(it.name.toLowerCase()))),
  );
  return new Set(named.map((it) => it.id));
}

/** Folded names in the titles of fixed activities without a known place. */
export function namesInFixed({ fixed }: PlanRequest): ReadonlySet<string> {
  return new Set(fixed.flatMap(({ activity }) => (activity.placeId === null ? namesIn(activity.title) : [])));
}
