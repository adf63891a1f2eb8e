import type { whoami } from "@caravan/core/agents/whoami";
import { isProposed, type ProposedWire } from "@caravan/core/proposals/wire";
import type { applyChanges } from "@caravan/core/trips/apply-changes";
import { oneLine } from "@caravan/domain/export/markdown-text";
import type { Tool } from "@modelcontextprotocol/server";
import type { z } from "zod";

interface Structured {
  /** Of the fields that are always there: clients check them, and every agent reads the listing. */
  readonly schema: NonNullable<Tool["outputSchema"]>;
  /** All that a model needs of the usual answer. Texts of people are quoted as in JSON, so that each stays one value. */
  readonly text: (answer: never) => string;
}

type Whoami = z.output<typeof whoami.output>;
type Changed = z.output<typeof applyChanges.output>;

const some = (types: Readonly<Record<string, string>>): Structured["schema"] => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
});

/**
 * Tools that answer with structured content, and a few words beside it. Only short answers that can be said without loss:
 * many clients show a model the text alone, and others show it both.
 */
export const structuredAnswers: Readonly<Record<string, Structured>> = {
  whoami: {
    schema: some({
      person: "object",
      scopes: "array",
      asks_first: "boolean",
      limits: "object",
    }),
    text: (it: Whoami) =>
      [
        `You act for ${JSON.stringify(it.person.name)}${it.agent ? ` with the key ${JSON.stringify(it.agent.name)}` : ""}.`,
        `asks_first: ${it.asks_first}${it.asks_first ? ", so a change of what exists becomes a proposal that a person decides" : ""}.`,
        `Scopes: ${it.scopes.join(", ")}.`,
        `Trips: ${it.trips === null ? "all of theirs" : `only ${it.trips.map(({ id }) => id).join(", ")}`}.`,
        `Expires: ${it.expires_at ?? "never"}.`,
        `Proposals that wait: ${it.pending_proposals}.`,
        `Limits: ${Object.entries(it.limits)
          .map(([name, most]) => `${name} ${most}`)
          .join(", ")}.`,
      ].join(" "),
  },
};

/**
 * Tools whose usual answer is words alone, a line each: a swap of two days is a dozen activities, and a model reads them
 * once. They have no output schema, because clients then demand structured content. `view: "full"` has everything as JSON.
 */
export const answersInWords: Readonly<Record<string, (answer: never) => string>> = {
  apply_changes: (it: Changed | ProposedWire) =>
    [isProposed(it) ? proposed(it) : changed(it), ...warnings(it)].join("\n"),
};

const proposed = ({ proposal_id, review_url, new_findings }: Omit<ProposedWire, "proposal">) =>
  [
    `Proposed; nothing has changed until a person decides at ${review_url} (proposal_id ${proposal_id}).`,
    ...(new_findings ?? []).map((it) => oneLine(`It would add: ${it.message}`)),
    ...(new_findings?.length
      ? ["To mend that before it is decided: reject_proposal, then a better apply_changes."]
      : new_findings
        ? ["It would break nothing."]
        : []),
  ].join("\n");

function changed({ revision, edit_id, new_findings, activities, removed, days }: Changed): string {
  if (edit_id === null) return `Nothing changed; revision ${revision}.`;
  const byDay = Map.groupBy(activities, (it) => it.itinerary_id);
  return [
    `Done: revision ${revision}, edit_id ${edit_id}.${new_findings?.length === 0 ? " It broke nothing." : ""}`,
    ...(new_findings ?? []).map(added),
    ...[...byDay].flatMap(([day, those]) => [
      day === null ? "Set aside, on no day:" : `itinerary_id ${day}:`,
      ...those.map((it) => `- ${timesOf(it)} ${JSON.stringify(it.title)} activity_id ${it.id}`),
    ]),
    ...removed.map((id) => `Deleted: activity_id ${id}`),
    ...days.map((it) => `Day ${it.date}: itinerary_id ${it.id}`),
  ].join("\n");
}

/** With the arguments of `apply_fix`, where that helps. */
function added({ message, fix, code, activity_ids, day_ids }: NonNullable<Changed["new_findings"]>[number]): string {
  const repair =
    fix === undefined ? "" : ` Repair: ${fix} apply_fix ${JSON.stringify({ code, activity_ids, day_ids })}`;
  return oneLine(`It added: ${message}${repair}`);
}

const timesOf = ({ start_time, end_time }: Changed["activities"][number]) =>
  start_time === null ? "at any time" : [start_time, ...(end_time ? [end_time] : [])].join("-");

const warnings = (it: { readonly warnings?: readonly { readonly message: string }[] | undefined }) =>
  (it.warnings ?? []).map(({ message }) => oneLine(`Warning: ${message}`));
