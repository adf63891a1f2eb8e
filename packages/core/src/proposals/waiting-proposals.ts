import { sentenceFrom } from "@caravan/domain/words/sentence";
import type { Context } from "../kernel/context.ts";
import { word } from "../kernel/word.ts";
import { pendingProposals } from "./store.ts";

/** What waits for a decision on a trip, in one line each, oldest first. Whoever asks has checked that the caller may know. */
export async function waitingProposals(ctx: Context, tripId: string) {
  const waiting = await pendingProposals(ctx.sql, tripId);
  return waiting.map(({ id, summary, words, agentName, name }) => ({
    id,
    summary: word(sentenceFrom(summary, words)),
    by: agentName ?? name,
  }));
}
