import type { PlaceCategory } from "@caravan/domain/fields";
import type { Candidate, PlaceFields } from "./types.ts";

export interface PlaceDraft {
  readonly name: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: PlaceCategory | null;
  readonly blurb: string;
}

export const draftOf = ({ name, city, neighborhood, category, blurb }: Candidate): PlaceDraft => ({
  name,
  city: city ?? "",
  neighborhood: neighborhood ?? "",
  category,
  blurb: blurb ?? "",
});

/** What differs from what the person saw, so that what somebody else changed meanwhile stays. */
export function changesOf(before: PlaceDraft, draft: PlaceDraft): PlaceFields {
  const changed: PlaceFields = {};
  for (const field of ["name", "city", "neighborhood", "blurb"] as const) {
    if (draft[field].trim() !== before[field]) changed[field] = draft[field].trim();
  }
  if (draft.category && draft.category !== before.category) changed.category = draft.category;
  return changed;
}
