import type { z } from "zod";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { presentReadiness } from "./load-readiness.ts";
import { type CandidateWire, presentCandidate, presentImport } from "./present.ts";
import { listCandidates, listFailedImports, listReactions, namesOf } from "./store.ts";
import type { boardWire } from "./wire.ts";

/** The newest are enough: people look for places that were dropped recently. */
const IGNORED_AT_MOST = 100;

/** The whole board in four queries, whatever its size. */
export async function loadBoard(ctx: Context, group: OpenedGroup): Promise<z.input<z.ZodObject<typeof boardWire>>> {
  const { rows, candidates, names } = await presented(ctx, group, null);
  const failed = await listFailedImports(ctx.sql, group.id);
  const own = candidates.map((it) => it.reactions.filter((reaction) => !reaction.advisory));
  const voters = new Set(own.flat().map((it) => it.user_id));
  const decidedAt = new Map(rows.map((it) => [it.id, it.updatedAt]));
  const decided = candidates.map((it, index) => ({
    id: it.id,
    name: it.name,
    status: it.status,
    votes: (own[index] ?? []).map((reaction) => reaction.vote),
  }));
  return {
    trip_code: group.code,
    candidates: candidates
      .filter((it) => it.status !== "review" && it.status !== "ignored")
      .sort((a, b) => lane(a) - lane(b) || favour(b) - favour(a) || b.stars - a.stars),
    review_lane: candidates.filter((it) => it.status === "review"),
    ignored: candidates
      .filter((it) => it.status === "ignored")
      .sort((a, b) => Number(decidedAt.get(b.id)) - Number(decidedAt.get(a.id)))
      .slice(0, IGNORED_AT_MOST),
    failed_imports: failed.map(presentImport),
    ...presentReadiness(group, decided, { failedImports: failed.length, members: names.size, voters: voters.size }),
  };
}

/** The candidates in the order of the ids; 404 when one is not on the board. */
export async function loadCandidates(
  ctx: Context,
  group: OpenedGroup,
  ids: readonly string[],
): Promise<CandidateWire[]> {
  const { candidates } = await presented(ctx, group, ids);
  const byId = new Map(candidates.map((it) => [it.id, it]));
  return ids.map((id) => {
    const found = byId.get(id);
    if (!found) throw notFound("place on this board");
    return found;
  });
}

export async function loadCandidate(ctx: Context, group: OpenedGroup, id: string): Promise<CandidateWire> {
  const [candidate] = await loadCandidates(ctx, group, [id]);
  return candidate as CandidateWire;
}

async function presented(ctx: Context, group: OpenedGroup, ids: readonly string[] | null) {
  const rows = await listCandidates(ctx.sql, group.id, ids);
  const reactions = await listReactions(ctx.sql, group.id, ids);
  const names = await namesOf(ctx.sql, group.id);
  return {
    rows,
    names,
    candidates: rows.map((row) => presentCandidate(row, reactions.get(row.id) ?? [], names, group.code)),
  };
}

const lanes: readonly CandidateWire["status"][] = ["locked_in", "board", "out"];
const lane = (it: CandidateWire) => lanes.indexOf(it.status);
const favour = (it: CandidateWire) => it.tally.in - it.tally.out;
