import { statement } from "@caravan/db/sql";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type Actor, needsApproval } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Verb } from "./define.ts";
import { forbidden } from "./errors.ts";
import type { TripChange } from "./trip-change.ts";
import type { VerbDescription } from "./verb-description.ts";

/** Stores the input of a verb with `request` as a proposal. */
export type SaveRequest = (ctx: Context, verb: Verb, input: unknown) => Promise<object>;

/** Stores a change as a proposal, and returns what the caller gets instead of the verb's output. */
export type SaveProposal = (ctx: Context, trip: TripDocument, change: TripChange) => Promise<object>;

/**
 * Whether a call proposes its changes instead of applying them: when the caller sends `propose`, or when its key needs
 * approval. Only for verbs with `approval: "proposes"`.
 */
export function proposesChanges(
  verb: Pick<VerbDescription, "approval" | "request">,
  actor: Actor,
  input: unknown,
): boolean {
  if (verb.approval !== "proposes") return false;
  const onlyProposes = verb.request?.byPerson === true && actor.kind === "agent";
  return onlyProposes || needsApproval(actor) || wantsProposal(input);
}

/** @throws forbidden when the key needs approval and the verb can neither be proposed nor applied without it */
export function refuseWithoutApproval(
  { approval, allowsOwnWork }: Pick<VerbDescription, "approval" | "allowsOwnWork">,
  actor: Actor,
): void {
  if (approval === "refused" && allowsOwnWork !== true && needsApproval(actor)) throw cannotBeProposed();
}

export const cannotBeProposed = () =>
  forbidden(
    "This key needs approval for changes, and this change cannot be proposed: a person has to do it. Go on with the rest, and tell your person what is left to do.",
  );

/**
 * For verbs that make something new but sometimes would change what exists.
 *
 * @param what the existing thing, as the subject of a sentence
 * @throws forbidden when the key needs approval
 */
export function requireNoApproval({ actor }: Pick<Context, "actor">, what: string): void {
  if (needsApproval(actor))
    throw forbidden(`${what} exists already, and this key needs approval for changes: a person has to do it.`);
}

/** Thrown by `changeTrip` in a call that proposes: it ends the verb before the plan is changed. */
export class ChangeToPropose extends Error {
  override readonly name = "ChangeToPropose";
  readonly trip: TripDocument;
  readonly change: TripChange;
  constructor(trip: TripDocument, change: TripChange) {
    super("this change is proposed, not applied");
    this.trip = trip;
    this.change = change;
  }
}

const savepoint = statement("proposing-begin", "savepoint proposing", []);
const rollback = statement("proposing-undo", "rollback to savepoint proposing", []);

/** Runs a verb. In a call that proposes, everything that it wrote is rolled back and its change is saved as a proposal. */
export async function proposeOrApply(ctx: Context, run: () => Promise<object>, save: SaveProposal): Promise<object> {
  if (!ctx.proposes) return run();
  await ctx.sql.rows(savepoint, []);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ChangeToPropose)) throw error;
    await ctx.sql.rows(rollback, []);
    return save(ctx, error.trip, error.change);
  }
}

function wantsProposal(input: unknown): boolean {
  return typeof input === "object" && input !== null && "propose" in input && input.propose === true;
}
