import type { Verb } from "@caravan/core/kernel/define";
import { limitRequest, limitVerb } from "../limits/request-rates.ts";
import { resolvedCall } from "../request-context.ts";
import type { Route } from "../route-table.ts";
import { routedVerbs } from "../router.ts";
import { proceduresIn, serveTrpc } from "./serve-trpc.ts";

let verbs: ReadonlyMap<string, Verb> | undefined;

/** The calls of the web application. Several queries may be batched; the limits count each. */
export const trpcRoute: Route = {
  method: "*",
  path: "/api/trpc/{procedures...}",
  access: "credential",
  async handle(it) {
    const { request, response, credential, options, network, params } = it;
    const call = await resolvedCall(it);
    const names = proceduresIn(request.method ?? "GET", params.procedures ?? "");
    const limited = { rateLimiter: options.rateLimiter, actor: credential.actor, network };
    for (const _ of names.slice(1)) await limitRequest(limited);
    verbs ??= new Map(routedVerbs().map(({ path, verb }) => [path, verb]));
    for (const name of names) await limitVerb(verbs.get(name), limited);
    return serveTrpc({ request, response, path: names.join(","), call, report: options.report });
  },
};
