import type { PlanEditor } from "@caravan/core/kernel/ports";
import type { EditedPlan, ReadInWords } from "@caravan/domain/planning/edited/types";
import { correctionOf, instructions, type Question, questionFor } from "./edit-prompt.ts";
import { answerSchema, nightsSchema, readSchema, textsSchema } from "./edit-schema.ts";
import { addressOf, languageModel, type ModelConfig } from "./language-model.ts";
import { couldNotConfirm, editedInPart, leftOut, plannedWithout, type Trouble } from "./model-warnings.ts";
import { PlanStreamParser } from "./plan-stream-parser.ts";
import { EditResolver } from "./resolve-edit.ts";
import { type Ending, streamAnswer, taskOf } from "./stream-answer.ts";

type Answer = Awaited<ReturnType<PlanEditor["edit"]>>;

const editing = taskOf(instructions, "plan", answerSchema);
/** A second turn starts only while so much of the time is left. */
const TIME_FOR_CORRECTION = 0.5;

interface Read {
  readonly parser: PlanStreamParser;
  readonly resolver: EditResolver;
  readonly ending: Ending;
  readonly text: string;
}

/**
 * A language model that edits plans. Whatever it does, a usable result is returned within the time limit. `report` gets
 * errors for the log: each kind once until the model answers again, without keys and texts of the model.
 */
export function modelEditor(config: ModelConfig, report: (message: string) => void): PlanEditor {
  const model = languageModel(config);
  const secrets = config.apiKey === undefined ? [] : [config.apiKey];
  const formats = { structured: true };
  let reported: string | undefined;

  return {
    async edit(draft, signal, { onDay, review }) {
      signal.throwIfAborted();
      const question = questionFor(draft, config.maxTokens);
      const started = performance.now();
      const budget = AbortSignal.timeout(config.timeoutSeconds * 1000);
      const ask = async (message: string, onWholeDay: typeof onDay): Promise<Read> => {
        const parser = new PlanStreamParser();
        const resolver = new EditResolver(draft.request, secrets);
        let told = 0;
        let times: ReadInWords | undefined;
        let text = "";
        const ended = await streamAnswer(
          {
            model,
            task: editing,
            message,
            maxTokens: config.maxTokens,
            signal: AbortSignal.any([signal, budget]),
            onText: (part) => {
              text += part;
              parser.push(part);
              for (const day of parser.days.slice(told)) {
                times ??= resolver.read(parser.valueOf("read", readSchema));
                const made = resolver.day(day);
                if (made.stops.length > 0) onWholeDay(made, times);
              }
              told = parser.days.length;
              return parser.closed;
            },
          },
          formats,
        );
        return { parser, resolver, ending: endingOf(parser, budget.aborted, ended), text };
      };

      const first = await ask(question.message, onDay);
      signal.throwIfAborted();
      const made = answerOf(first, question);
      note(first.ending, made);
      const [edit] = made.edits;
      if (!edit || first.ending.kind !== "finished") return made;
      const findings = await review(edit);
      const used = performance.now() - started;
      if (findings.length === 0 || used > config.timeoutSeconds * 1000 * (1 - TIME_FOR_CORRECTION)) return made;
      const second = await ask(correctionOf(question, first.text, findings), () => undefined);
      signal.throwIfAborted();
      return withCorrection(made, edit, answerOf(second, question));
    },
  };

  function note(ending: Ending, { edits, warnings }: Answer): void {
    const cause = ending.kind === "failed" ? ` (${ending.status ?? ending.detail})` : "";
    const isFault = edits.length === 0 || ending.kind !== "finished";
    const fault = isFault ? `${warnings[0]?.code}${cause}` : undefined;
    if (fault !== undefined && fault !== reported)
      report(`language model ${config.name} at ${new URL(addressOf(config)).host}: ${fault}`);
    reported = fault;
  }
}

/** A complete plan is a complete answer, however the connection ended. */
function endingOf(parser: PlanStreamParser, timedOut: boolean, ended: Ending): Ending {
  if (parser.closed) return { kind: "finished" };
  if (timedOut) return { kind: "timed_out" };
  return ended.kind === "finished" && parser.days.length > 0 ? { kind: "cut_off" } : ended;
}

function answerOf({ parser, resolver, ending }: Read, { dates }: Question): Answer {
  const without = (trouble: Trouble): Answer => ({ edits: [], warnings: [plannedWithout(trouble, ending)] });
  if (parser.days.length === 0) {
    if (ending.kind !== "finished") return without(ending.kind);
    return without(parser.silent || (parser.closed && parser.unreadable === 0) ? "empty" : "unreadable");
  }
  const edit = resolver.plan({
    understood: parser.valueOf("understood", textsSchema) ?? [],
    advice: parser.valueOf("advice", textsSchema) ?? [],
    read: parser.valueOf("read", readSchema),
    nights: parser.valueOf("nights", nightsSchema) ?? [],
    days: parser.days,
  });
  const asked = new Set(dates);
  const days = edit.days.filter((it) => asked.has(it.date));
  if (days.length === 0) return without("ignored");
  const names = [...resolver.dropped.values()].filter((it) => it !== null);
  return {
    edits: [{ ...edit, days }],
    warnings: [
      ...(ending.kind === "finished" ? [] : [editedInPart(ending.kind, ending, days.length)]),
      ...couldNotConfirm([...resolver.extra.values()]),
      ...leftOut(names, resolver.dropped.size),
    ],
  };
}

/** The first answer with the days that the second one changed. */
function withCorrection(first: Answer, edit: EditedPlan, second: Answer): Answer {
  const [changed] = second.edits;
  if (!changed) return first;
  const byDate = new Map(changed.days.map((it) => [it.date, it]));
  const merged: EditedPlan = {
    ...edit,
    understood: changed.understood.length > 0 ? changed.understood : edit.understood,
    advice: changed.advice.length > 0 ? changed.advice : edit.advice,
    nights: changed.nights.length > 0 ? changed.nights : edit.nights,
    days: edit.days.map((it) => byDate.get(it.date) ?? it),
  };
  return { edits: [edit, merged], warnings: first.warnings };
}
