import { errorMeanings } from "@caravan/core/agents/error-guide";
import type { Verb } from "@caravan/core/kernel/define";
import { answerOf, rpc } from "../mcp-requests.ts";
import type { Outcome } from "./expected-outcomes.ts";
import { outcomeOf, type Surface } from "./surfaces.ts";

/** A tool call over MCP, where refusals are results without a status. */
export function mcpSurface(verb: Verb): Surface {
  return {
    name: `MCP tools/call ${verb.name}`,
    async send(api, authorization, args) {
      const headers = authorization ? { headers: { authorization } } : {};
      const {
        status,
        headers: answered,
        result,
        error,
        body,
      } = await rpc(api, "tools/call", { name: verb.name, arguments: args }, headers);
      return { status, headers: answered, body: result || error ? { result, error } : body };
    },
    outcome(answer) {
      if (answer.status !== 200) return outcomeOf(answer, 200, null, verb.audience);
      const { result, error } = answer.body;
      if (!result) return `200 ${JSON.stringify(error)}`;
      if (result.isError) return refusal(result.structuredContent.error.code);
      return answerOf(result).status === "proposed" ? "proposed" : "ok";
    },
  };
}

/** With the status that agents are told. */
function refusal(code: string): Outcome {
  const status = errorMeanings([code]).find((it) => it.code === code)?.status ?? 0;
  return `${status} ${code}`;
}
