import { noWords, type Sentence } from "@caravan/domain/words/sentence";
import { addressOf, languageModel, type ModelConfig } from "../model/language-model.ts";
import { troubleWith } from "../model/model-warnings.ts";
import { type Ending, streamAnswer, taskOf } from "../model/stream-answer.ts";
import { answerSchema, type Claim, claimsIn, instructions, questionFor } from "./model-question.ts";

/** What came of asking: claims to be checked, or why there are none in a sentence for the traveller. */
export type Asked = { readonly claims: readonly Claim[] } | { readonly trouble: Sentence };

export interface ModelReading {
  /** Never rejects. */
  ask(text: string, writtenOn: string, signal: AbortSignal): Promise<Asked>;
}

const reading = taskOf(instructions, "segments", answerSchema);

/** A language model that reads what the rules could not. `report` hears of faults: each kind once until it answers again. */
export function modelReading(config: ModelConfig, report: (message: string) => void): ModelReading {
  const model = languageModel(config);
  const formats = { structured: true };
  let reported: string | undefined;

  return {
    async ask(text, writtenOn, signal) {
      const budget = AbortSignal.timeout(config.timeoutSeconds * 1000);
      const pieces: string[] = [];
      const ended = await streamAnswer(
        {
          model,
          task: reading,
          message: questionFor(text, writtenOn),
          maxTokens: config.maxTokens,
          signal: AbortSignal.any([signal, budget]),
          onText: (piece) => {
            pieces.push(piece);
            return false;
          },
        },
        formats,
      );
      const claims = claimsIn(pieces.join(""));
      const fault = claims === null ? faultOf(budget.aborted ? { kind: "timed_out" } : ended) : undefined;
      if (fault !== undefined && fault.code !== reported)
        report(`language model ${config.name} at ${new URL(addressOf(config)).host}: ${fault.code}`);
      reported = fault?.code;
      return claims === null ? { trouble: fault?.sentence ?? noWords } : { claims };
    },
  };
}

function faultOf(ending: Ending): { readonly code: string; readonly sentence: Sentence } {
  const cause = ending.kind === "failed" ? ` (${ending.status ?? ending.detail})` : "";
  const { code, sentence } = troubleWith(ending.kind === "finished" ? "unreadable" : ending.kind, ending);
  return { code: code + cause, sentence };
}
