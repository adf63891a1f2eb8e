import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { errorResponse } from "@caravan/api/http/error-response";
import type { ChosenReader } from "@caravan/core/kernel/actor";
import { rasterise } from "@caravan/integrations/rasterise";
import { acceptedRegion } from "@caravan/languages/accepted-language";
import { inLanguage, provideTexts } from "@caravan/languages/node";
import { formatsOf } from "@caravan/languages/reader";
import type { Reader } from "@caravan/languages/texts";
import next from "next";
import { type AddressTrust, clientAddress } from "./client-address.ts";
import { type Config, readConfig } from "./config.ts";
import { coverImages } from "./cover-images.ts";
import { giveMemoryBackAtRest } from "./give-memory-back.ts";
import { inlineStyles } from "./inline-styles.ts";
import { nonceHeader } from "./nonce-header.ts";
import { responseHeaders, strictTransport } from "./page-headers.ts";
import { knownPages, wantsPage } from "./page-requests.ts";
import { photoImages } from "./photo-images.ts";
import { chosenFormats, formatsCookieOf, languageCookieOf, languageOf, readerOf } from "./request-language.ts";
import { type Service, startService } from "./service.ts";
import { publicFiles, staticFiles } from "./static-files.ts";
import { textFiles } from "./text-files.ts";
import { readTexts } from "./text-folders.ts";

const DRAIN_MS = 10_000;

/** One process, one port: `/api` and the rooms go straight to their handlers, everything else to Next. */
export async function main(): Promise<void> {
  const began = performance.now();
  const config = readConfig(process.env);
  const trust: AddressTrust = { proxies: config.trustedProxies, pageSecret: randomBytes(24).toString("base64url") };
  // Pages and next-auth run in this process, but in bundles of their own; they share only the environment with it.
  Object.assign(process.env, {
    NEXTAUTH_URL: config.publicUrl,
    CARAVAN_DEMO: config.demo ? "on" : "off",
    CARAVAN_LANGUAGES: config.languages.join(),
    CARAVAN_INTERNAL_URL: `http://${config.host ?? "127.0.0.1"}:${config.port}`,
    CARAVAN_PUBLIC_URL: config.publicUrl,
    CARAVAN_PAGE_SECRET: trust.pageSecret,
  });

  const transport = strictTransport(config.publicUrl);
  const server = createServer();
  await listen(server, config);
  // Until everything has started, requests wait instead of being refused.
  const service = await startService(config, trust);
  const development = process.env.NODE_ENV !== "production";
  const texts = await readTexts(development);
  provideTexts(texts);
  /** What is chosen in the account counts; this browser then has it for what it asks without a page. */
  const pageReader = (request: IncomingMessage, response: ServerResponse, chosen: ChosenReader): Reader => {
    const asked = readerOf(request, config.languages);
    const isOffered = chosen.language !== undefined && config.languages.includes(chosen.language);
    if (isOffered && chosen.language !== asked.language)
      response.appendHeader("set-cookie", languageCookieOf(chosen.language));
    const language = isOffered ? chosen.language : asked.language;
    if (chosen.formats === undefined) return { ...asked, language };
    const cookie = formatsCookieOf(chosen.formats);
    if (cookie !== formatsCookieOf(chosenFormats(request))) response.appendHeader("set-cookie", cookie);
    const region = acceptedRegion(request.headers["accept-language"]);
    return { language, formats: formatsOf(chosen.formats, language, region) };
  };
  const answerTexts = textFiles(texts, (request) => languageOf(request, config.languages));
  const decoy = new EventEmitter();
  const pages = next({
    dev: development,
    dir: import.meta.dirname,
    httpServer: decoy as unknown as Server,
    hostname: config.host ?? "localhost",
    port: config.port,
  });
  await pages.prepare();
  const page = pages.getRequestHandler();
  const headers = responseHeaders();
  const fileHeaders = new Headers(headers.file);
  const isFile = publicFiles(join(import.meta.dirname, "public"));
  const isPage = development ? () => true : knownPages(join(import.meta.dirname, ".next/routes-manifest.json"));
  // File names of a development build do not change with the content.
  const answerFile = development ? () => false : staticFiles(join(import.meta.dirname, ".next/static"));

  const preparePage = inlineStyles(development ? "" : join(import.meta.dirname, ".next/static"));

  const answerCover = coverImages({
    folder: join(import.meta.dirname, "public/map/water"),
    admit: (request) => service.admitCover(request),
    refuse: refusePage,
    rasterise,
  });
  const answerPhoto = photoImages((file) => service.photo(file), reportFault);

  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (answerHealth(request, response, service)) return;
    if (transport) response.setHeader("Strict-Transport-Security", transport);
    if (isStart(request)) for (const link of linksForAgents) response.appendHeader("link", link);
    if (isApi(request) || (isStart(request) && !wantsPage(request))) void service.handle(request, response);
    else if (!isPath(request.url ?? "")) refuseAddress(response);
    else if (answerCover(request, response) || answerPhoto(request, response)) return;
    else {
      // Pages pass this on to the API, where the limits count it, so it must be the address that we determined and not
      // a claimed one.
      request.headers["x-forwarded-for"] = clientAddress(request, trust);
      if (isFile(request)) response.setHeaders(fileHeaders);
      else {
        const nonce = randomBytes(16).toString("base64");
        const ofPage = headers.page(nonce, isEmbed(request));
        request.headers["content-security-policy"] = ofPage["Content-Security-Policy"];
        request.headers[nonceHeader] = nonce;
        response.setHeaders(new Headers(ofPage));
      }
      if (answerFile(request, response) || answerTexts(request, response)) return;
      // The API says in JSON that there is nothing, and what is near.
      if (!isFile(request) && !isPage(pathOf(request)) && !wantsPage(request)) {
        void service.handle(request, response);
        return;
      }
      service.admitPage(request).then(
        (chosen) =>
          inLanguage(pageReader(request, response, chosen), () => {
            preparePage(request, response);
            return page(request, response);
          }),
        (error) => refusePage(response, error),
      );
    }
  });
  for (const [request, response] of waiting.splice(0)) server.emit("request", request, response);
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Next would end sockets whose path matches one of its routes, so it gets only its own.
    if (isApi(request)) void service.hub.upgrade(request, socket, head);
    else decoy.emit("upgrade", request, socket, head);
  });
  const stopGivingBack = giveMemoryBackAtRest();
  stopOnSignals(server, async () => {
    stopGivingBack();
    await service.stop();
    await pages.close();
  });
  console.log(`Caravan is ready at ${config.publicUrl} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

const waiting: [IncomingMessage, ServerResponse][] = [];

function isApi(request: IncomingMessage): boolean {
  return (
    request.url === "/api" ||
    /^\/(?:api[/?]|\.well-known\/|(?:auth\.md|agents\.md|llms\.txt|robots\.txt|openapi\.json)(?:$|\?))/.test(
      request.url ?? "",
    )
  );
}

const pathOf = (request: IncomingMessage) => request.url?.split("?", 1)[0] ?? "";
const isStart = (request: IncomingMessage) => pathOf(request) === "/";
/** A shared trip for a frame on another site (app/embed). */
const isEmbed = (request: IncomingMessage) => pathOf(request).startsWith("/embed/");

/** Tells programs that know only the address where to go on (RFC 8288). */
const linksForAgents = [
  '</llms.txt>; rel="describedby"; type="text/plain"',
  '</agents.md>; rel="help"; type="text/markdown"',
  '</auth.md>; rel="help"; type="text/markdown"; title="How an agent gets a key"',
  '</api/openapi.json>; rel="service-desc"; type="application/json"',
];

/** Next fails on paths that cannot be decoded, and would redirect to the host of an address with one. */
function isPath(url: string): boolean {
  try {
    return url.startsWith("/") && decodeURIComponent(url.split("?", 1)[0] ?? "") !== "";
  } catch {
    return false;
  }
}

function refuseAddress(response: ServerResponse): void {
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("This address is not valid.\n");
}

/**
 * `/healthz`: the process runs. `/readyz`: it can answer requests; otherwise 503 with the reason. For supervisors and
 * load balancers; neither counts for the rate limits.
 */
function answerHealth(request: IncomingMessage, response: ServerResponse, service: Service | null): boolean {
  const path = pathOf(request);
  if (path !== "/healthz" && path !== "/readyz") return false;
  const say = (status: number, word: string) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : JSON.stringify({ status: word }));
  };
  if (path === "/healthz") say(200, "alive");
  else if (!service) say(503, "starting");
  else
    service.ready().then(
      () => say(200, "ready"),
      () => say(503, "database unavailable"),
    );
  return true;
}

function reportFault(fault: unknown, id?: string): void {
  console.error(`fault${id ? ` ${id}` : ""}:`, fault);
}

/** Answers with a simple page: too many pages, or a database that does not answer. */
function refusePage(response: ServerResponse, error: unknown): void {
  const { status, headers, body } = errorResponse(error, (id, fault) => reportFault(fault, id));
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Caravan</title><p>${body.error.message}</p></html>`;
  response.writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(text);
}

async function listen(server: Server, config: Config): Promise<void> {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!answerHealth(request, response, null)) waiting.push([request, response]);
  });
  // Requests have to arrive in time, so that slow senders cannot hold all sockets: this allows the largest file at the
  // slowest accepted rate (api/http/read-body.ts).
  server.requestTimeout = 340_000;
  server.headersTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `port ${config.port} is taken. Stop what runs there, or choose another: PORT=${config.port + 1} npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen({ port: config.port, host: config.host }, () => resolve());
  });
}

/** Finishes running requests, closes sockets, then stops the rest. A second call has no further effect. */
function stopOnSignals(server: Server, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: finishing requests`);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const drained = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // Rooms are connections too; the server would wait for them, so they are closed with a message.
    await stop();
    server.closeIdleConnections();
    await closed;
    clearTimeout(drained);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      begin(signal).catch((error) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
}
