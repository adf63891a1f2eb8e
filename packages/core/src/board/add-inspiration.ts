import type { PlaceCategory } from "@caravan/domain/field-choices";
import type { PlaceConfidence } from "@caravan/domain/fields";
import { truncate } from "@caravan/domain/truncate";
import { said } from "@caravan/domain/words/sentence";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { type AddedCandidates, addCandidates } from "./add-candidates.ts";
import { completePlace } from "./complete-place.ts";
import { citiesOfGroup } from "./group-cities.ts";
import { loadCandidates } from "./load-board.ts";
import { type CandidateWire, type ImportWire, presentImport } from "./present.ts";
import type { Inspiration } from "./read-inspiration.ts";
import { clearFailures, recordFailure, recordImport } from "./record-import.ts";

/** A place that a member names. */
export interface StatedPlace {
  readonly name: string;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly category?: PlaceCategory | undefined;
  readonly blurb?: string | undefined;
  readonly confidence?: PlaceConfidence | undefined;
}

interface Taken {
  readonly candidates: CandidateWire[];
  readonly import: ImportWire | null;
}

/** Places of a person go on the board at once; places of an agent go to review. */
export async function addStatedPlace(ctx: Context, group: OpenedGroup, place: StatedPlace): Promise<Taken> {
  const fields = {
    name: place.name,
    city: stated(place.city),
    neighborhood: stated(place.neighborhood),
    category: place.category ?? null,
    blurb: stated(place.blurb),
    confidence: place.confidence ?? null,
    placeId: null,
    lat: null,
    lng: null,
    picture: null,
  };
  const status = ctx.actor.kind === "agent" ? "review" : "board";
  const origin = { status, source: "place", sourceUrl: null, importId: null } as const;
  const arrived = await addCandidates(ctx, group, [completePlace(fields, await citiesOfGroup(ctx, group))], origin);
  await announce(ctx, group, arrived);
  return { candidates: await presented(ctx, group, arrived), import: null };
}

/** Extracted places go to review, whoever sent the text: they may be wrong. */
export async function addReadPlaces(ctx: Context, group: OpenedGroup, read: Inspiration): Promise<Taken> {
  if (read.failure !== null) return addFailure(ctx, group, read, read.failure);
  const among = await citiesOfGroup(ctx, group);
  const importId = ctx.newId();
  const origin = { status: "review", source: read.kind, sourceUrl: read.url, importId } as const;
  const places = read.places.map((it) => completePlace(it, among));
  const arrived = await addCandidates(ctx, group, places, origin);
  const cleared = await clearFailures(ctx, group, read);
  const row = arrived.added.length > 0 ? await recordImport(ctx, group, read, importId) : null;
  await announce(ctx, group, arrived, cleared);
  warnOfPassedOver(ctx, read.notPlaces);
  return { candidates: await presented(ctx, group, arrived), import: row && presentImport(row) };
}

async function addFailure(ctx: Context, group: OpenedGroup, read: Inspiration, reason: string): Promise<Taken> {
  const row = await recordFailure(ctx, group, read, reason);
  await recordRoomEvent(ctx, groupRoom(group.id), "board.changed", { group_trip_id: group.id });
  const code = read.kind === "text" ? "nothing_recognised" : "import_failed";
  ctx.effects.warnings.push({ code, message: reason, path: read.kind });
  return { candidates: [], import: presentImport(row) };
}

async function announce(
  ctx: Context,
  group: OpenedGroup,
  { added, revived }: AddedCandidates,
  also = false,
): Promise<void> {
  const [first, ...others] = [...added, ...revived];
  if (first === undefined && !also) return;
  const ids = first !== undefined && others.length === 0 ? { candidate_id: first } : {};
  await recordRoomEvent(ctx, groupRoom(group.id), "board.changed", { group_trip_id: group.id, ...ids });
}

async function presented(
  ctx: Context,
  group: OpenedGroup,
  { ids, added, revived }: AddedCandidates,
): Promise<CandidateWire[]> {
  const candidates = await loadCandidates(ctx, group, ids);
  for (const { id, name } of candidates.filter((it) => !added.includes(it.id))) {
    const message = revived.includes(id)
      ? said`${name} had been dropped or voted out; it is up for review again.`
      : said`${name} is already on the board.`;
    ctx.effects.warnings.push({ code: "already_there", message, path: "candidates" });
  }
  return candidates;
}

function warnOfPassedOver({ effects }: Context, lines: readonly string[]): void {
  const [first] = lines;
  if (first === undefined) return;
  const what = lines.length === 1 ? "One line was" : `${lines.length} lines were`;
  const message = `${what} not taken for a place, such as “${truncate(first, 60)}”. Add it by name if it is one.`;
  effects.warnings.push({ code: "lines_passed_over", message, path: "text" });
}

function stated(text: string | undefined): string | null {
  return text?.trim() || null;
}
