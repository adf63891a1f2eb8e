import { editDraft } from "../../packages/core/test/edit-with.ts";
import type { Plan, PlanRequest } from "../../packages/domain/src/planning/types.ts";
import { englishOf } from "../../packages/domain/src/words/sentence.ts";
import { modelEditor } from "../../packages/integrations/src/model/edit-plans.ts";

/** Plans as the configured model edits them; null where no model is configured. */
export function modelOfEnvironment(): ((request: PlanRequest, draft: Plan) => Promise<Plan>) | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_URL: url, MODEL_API_KEY: apiKey, ...env } = process.env;
  if (name === undefined || (provider !== "openai" && provider !== "anthropic")) return null;
  const limits = {
    timeoutSeconds: Number(env.MODEL_TIMEOUT_SECONDS ?? 120),
    maxTokens: Number(env.MODEL_MAX_TOKENS ?? 12_000),
  };
  const editor = modelEditor({ provider, name, url, apiKey, ...limits }, (message) => console.error(message));
  return async (request, draft) => {
    const made = await editDraft(editor, request, draft, new AbortController().signal);
    for (const it of made.warnings) console.error(`${request.destination.text}: ${englishOf(it.message)}`);
    return made;
  };
}
