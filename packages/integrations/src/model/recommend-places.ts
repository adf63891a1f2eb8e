import type { Advisor } from "@caravan/core/kernel/ports";
import type { PlanRequest } from "@caravan/domain/planning/types";
import { answerSchema } from "./answer-schema.ts";
import { addressOf, languageModel, type ModelConfig } from "./language-model.ts";
import { couldNotConfirm, leftOut, plannedWithout, plannedWithPart, type Trouble } from "./model-warnings.ts";
import { PickStreamParser } from "./pick-stream-parser.ts";
import { instructions, questionFor } from "./prompt.ts";
import { resolvePicks } from "./resolve-picks.ts";
import { type Ending, streamAnswer, taskOf } from "./stream-answer.ts";

type Answer = Awaited<ReturnType<Advisor["advise"]>>;

const recommending = taskOf(instructions, "picks", answerSchema);
/** Fewer picks of an incomplete answer are ignored. */
const ENOUGH_OF_A_PART = 3;

/**
 * A language model that recommends places. Whatever it does, a usable result is returned within the time limit.
 * `report` gets errors for the log: each kind once until the model answers again, without keys and texts of the model.
 */
export function modelAdvisor(config: ModelConfig, report: (message: string) => void): Advisor {
  const model = languageModel(config);
  const secrets = config.apiKey === undefined ? [] : [config.apiKey];
  const formats = { structured: true };
  let reported: string | undefined;

  return {
    async advise(request, signal, onProgress) {
      signal.throwIfAborted();
      // Without a position and places, no recommendation could be placed on a map.
      if (request.candidates.length === 0 && request.destination.lat === null)
        return { advice: null, extra: [], warnings: [] };
      const { message, picksWanted } = questionFor(request, config.maxTokens);
      const reader = new PickStreamParser(2 * picksWanted);
      const budget = AbortSignal.timeout(config.timeoutSeconds * 1000);
      const onText = (text: string) => {
        const before = reader.picks.length;
        reader.push(text);
        if (reader.picks.length > before) onProgress(reader.picks.length);
        return reader.closed;
      };
      const ended = await streamAnswer(
        {
          model,
          task: recommending,
          message,
          maxTokens: config.maxTokens,
          signal: AbortSignal.any([signal, budget]),
          onText,
        },
        formats,
      );
      signal.throwIfAborted();
      const ending = endingOf(reader, budget.aborted, ended);
      const answer = answerOf(request, reader, ending, secrets);
      note(ending, answer);
      return answer;
    },
  };

  function note(ending: Ending, { advice, warnings }: Answer): void {
    const cause = ending.kind === "failed" ? ` (${ending.status ?? ending.detail})` : "";
    const isFault = advice === null || ending.kind !== "finished";
    const fault = isFault ? `${warnings[0]?.code}${cause}` : undefined;
    if (fault !== undefined && fault !== reported)
      report(`language model ${config.name} at ${new URL(addressOf(config)).host}: ${fault}`);
    reported = fault;
  }
}

/** A complete list is a complete answer, however the connection ended. */
function endingOf(reader: PickStreamParser, timedOut: boolean, ended: Ending): Ending {
  if (reader.closed) return { kind: "finished" };
  if (timedOut) return { kind: "timed_out" };
  return ended.kind === "finished" && reader.picks.length > 0 ? { kind: "cut_off" } : ended;
}

function answerOf(
  request: PlanRequest,
  { picks, closed, silent, unreadable }: PickStreamParser,
  ending: Ending,
  secrets: readonly string[],
): Answer {
  const without = (trouble: Trouble): Answer => ({
    advice: null,
    extra: [],
    warnings: [plannedWithout(trouble, ending)],
  });
  if (ending.kind !== "finished" && picks.length < ENOUGH_OF_A_PART) return without(ending.kind);
  if (picks.length === 0) return without(silent || (closed && unreadable === 0) ? "empty" : "unreadable");
  const resolved = resolvePicks(request, picks, secrets);
  const { extra } = resolved;
  // A model that picks none of the offered places has not read them.
  if (resolved.matched === 0 && (request.candidates.length > 0 || extra.length === 0)) return without("ignored");
  return {
    advice: { picks: resolved.picks },
    extra,
    warnings: [
      ...(ending.kind === "finished" ? [] : [plannedWithPart(ending.kind, ending, resolved.picks.length)]),
      ...couldNotConfirm(extra),
      ...leftOut(resolved.dropped, resolved.droppedCount),
    ],
  };
}
