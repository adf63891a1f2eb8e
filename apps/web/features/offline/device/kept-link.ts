import type { AppRouter } from "@caravan/api/router";
import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { domainError, wasAborted } from "@/features/api-client/index.ts";
import { answered, isReachable, unanswered } from "../connection.ts";
import { isOfGateway } from "../gateway.ts";
import { networkPatienceMs } from "../worker-contract.ts";
import { dropTrip, isKept, keepAnswer, keptAnswer } from "./kept-answers.ts";

/** Takes an answer that arrives after the kept one was shown. */
export type OnLateAnswer = (path: string, input: unknown, data: unknown) => void;

/**
 * Keeps the server's answers, and answers with them when it cannot be reached. Components need no code for that; the bar
 * above every page says that there is no connection.
 */
export function keptLink(onLateAnswer: OnLateAnswer): TRPCLink<AppRouter> {
  return () => (call) =>
    observable((observer) => {
      const { type, path, input } = call.op;
      const keeps = type === "query" && isKept(path, input);
      // `fresh` asks for the server's answer only.
      const recalls = keeps && !call.op.context.fresh;
      let state: "asked" | "recalled" | "over" = "asked";
      const recall = async (otherwise?: TRPCClientError<AppRouter>) => {
        const found = recalls ? await keptAnswer(path, input) : null;
        if (state !== "asked") return;
        if (found) {
          state = "recalled";
          observer.next({ result: { type: "data", data: found.data } });
          observer.complete();
        } else if (otherwise) {
          state = "over";
          observer.error(otherwise);
        }
      };
      const impatience = recalls ? setTimeout(() => void recall(), isReachable() ? networkPatienceMs : 0) : undefined;
      const request = call.next(call.op).subscribe({
        next(value) {
          answered();
          const data = "data" in value.result ? value.result.data : undefined;
          if (keeps) void keepAnswer(path, input, data);
          if (state === "recalled") onLateAnswer(path, input, data);
          else observer.next(value);
        },
        error(error) {
          clearTimeout(impatience);
          const { status, code } = domainError(error);
          const lost = (code === "offline" && !wasAborted(error)) || isOfGateway(status);
          if (lost) unanswered();
          else if (status) answered();
          if (path === "trips.get" && [403, 404].includes(status))
            void dropTrip((input as { trip_id: string }).trip_id).catch(() => undefined);
          if (state !== "asked") return;
          if (lost) return void recall(error);
          state = "over";
          observer.error(error);
        },
        complete() {
          clearTimeout(impatience);
          if (state !== "asked") return;
          state = "over";
          observer.complete();
        },
      });
      return () => {
        // The caller has the kept answer; the request continues, to keep its answer.
        if (state === "recalled") return;
        state = "over";
        clearTimeout(impatience);
        request.unsubscribe();
      };
    });
}
