import type { Verb } from "@caravan/core/kernel/define";
import type { Rest } from "@caravan/core/kernel/verb-description";
import { readWhileResolving } from "../auth/resolve-credential.ts";
import { header, sendJson } from "../http/read-body.ts";
import { limitDownloads } from "../limits/file-concurrency.ts";
import { limitVerb } from "../limits/request-rates.ts";
import { type CredentialRequest, resolvedCall } from "../request-context.ts";
import type { Route } from "../route-table.ts";
import { routedVerbs } from "../router.ts";
import { downloads, runDownload, sendFile } from "./downloads.ts";
import { acceptsEventStream, streamEvents } from "./event-stream.ts";
import { MARKDOWN, runRestRequest } from "./run-rest-request.ts";
import { runUpload, uploads } from "./uploads.ts";

/** Every verb with a REST path, all downloads and uploads. */
export const restRoutes = (): readonly Route[] => [
  ...routedVerbs().flatMap(({ verb }) => (verb.rest ? [verbRoute(verb, verb.rest)] : [])),
  ...downloads.map(
    (download): Route => ({
      method: "GET",
      path: download.rest.path,
      access: "credential",
      async handle(it) {
        const read = () =>
          readWhileResolving(it.credential, (actor) => runDownload(download, { ...it.call, actor }, it));
        await sendFile(it.request, it.response, await limitDownloads(it.credential.actor, it.response, read));
      },
    }),
  ),
  ...uploads.map(
    (upload): Route => ({
      method: "POST",
      path: upload.rest.path,
      access: "credential",
      async handle(it) {
        const { status, body } = await runUpload(upload, it, await resolvedCall(it));
        sendJson(it.response, status, body);
      },
    }),
  ),
];

function verbRoute(verb: Verb, rest: Rest): Route {
  const isRead = verb.kind === "query" && rest.method === "GET";
  const handle = isRead ? handleRead(verb, rest) : handleCommand(verb, rest);
  return { method: rest.method, path: rest.path, access: "credential", handle };
}

const handleRead = (verb: Verb, rest: Rest) => async (it: CredentialRequest) => {
  await limitVerb(verb, limitedOf(it));
  const { status, body, text } = await readWhileResolving(it.credential, (actor) =>
    runRestRequest(verb, rest, it, { ...it.call, actor }),
  );
  const markdown = verb.markdown && "markdown" in body ? (body.markdown as string) : undefined;
  if (markdown === undefined) return sendJson(it.response, status, body, entityTag(body), text);
  sendJson(it.response, status, body, { "content-type": `${MARKDOWN}; charset=utf-8` }, markdown);
};

const handleCommand = (verb: Verb, rest: Rest) => async (it: CredentialRequest) => {
  const { request, response, options } = it;
  const call = await resolvedCall(it);
  const limit = () => limitVerb(verb, limitedOf(it));
  if (verb.streams && acceptsEventStream(header(request, "accept"))) {
    const { status = 200 } = rest;
    return streamEvents(response, { status, report: options.report }, (progress) =>
      runRestRequest(verb, rest, it, { ...call, progress }, limit),
    );
  }
  const { status, body } = await runRestRequest(verb, rest, it, call, limit);
  sendJson(response, status, body, entityTag(body));
};

const limitedOf = ({ options, credential, network }: CredentialRequest) => ({
  ...{ rateLimiter: options.rateLimiter, actor: credential.actor, network },
});

/** The revision as an entity tag, for `If-Match`. */
function entityTag(body: object): Record<string, string> {
  const trip = "trip" in body ? (body.trip as { revision?: number }) : undefined;
  return trip?.revision === undefined ? {} : { etag: `"${trip.revision}"` };
}
