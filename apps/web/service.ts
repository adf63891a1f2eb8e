import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { describedVerbs } from "@caravan/api/agents/action-tools";
import { pendingCredential } from "@caravan/api/auth/authenticate";
import { keyedHash, secretBoxOf } from "@caravan/api/auth/derived-keys";
import { identityProviderVerifier } from "@caravan/api/auth/identity-provider-token";
import { serveNextAuth } from "@caravan/api/auth/next-auth-endpoint";
import { authOptions } from "@caravan/api/auth/next-auth-options";
import { RecentKeys } from "@caravan/api/auth/recent-keys";
import { signInVisit } from "@caravan/api/auth/sign-in-visit";
import {
  deleteExpiredRowsPeriodically,
  deleteOrphanFilesPeriodically,
  sendRemindersPeriodically,
} from "@caravan/api/background/periodic-tasks";
import { jobRunner } from "@caravan/api/background/run-job";
import { clientNetwork } from "@caravan/api/http/client-network";
import { errorResponse } from "@caravan/api/http/error-response";
import { sendJson } from "@caravan/api/http/read-body";
import { eventLoopShare } from "@caravan/api/limits/event-loop-share";
import { createRateLimiter } from "@caravan/api/limits/rate-limiter";
import { limitCover, limitPage } from "@caravan/api/limits/request-rates";
import { RoomHub } from "@caravan/api/rooms/room-hub";
import { apiHandler } from "@caravan/api/server/api-handler";
import { touchKeys } from "@caravan/core/agents/api-key";
import { execute } from "@caravan/core/composition";
import { ensureSampleTrip } from "@caravan/core/demo/sample-trip";
import { resealTotp } from "@caravan/core/identity/reseal-totp";
import { touchSessions } from "@caravan/core/identity/sessions";
import type { ChosenReader } from "@caravan/core/kernel/actor";
import { queues } from "@caravan/core/kernel/jobs";
import type { Ports } from "@caravan/core/kernel/ports";
import { usageRecorder } from "@caravan/core/kernel/usage-recorder";
import { wordingIn } from "@caravan/core/kernel/word";
import { loadDestinations } from "@caravan/core/planning/resolve-destination";
import { createDatabase, type Database } from "@caravan/db/client";
import { startEmbedded } from "@caravan/db/embedded";
import { migrate } from "@caravan/db/migrate";
import { sqlOf, statement, t } from "@caravan/db/sql";
import type { PhotoFile } from "@caravan/domain/pictures/photo-address";
import { setWording } from "@caravan/domain/words/worded";
import { checkerPool } from "@caravan/integrations/checker-pool";
import { conciergePool } from "@caravan/integrations/concierge-pool";
import { confirmationReader } from "@caravan/integrations/confirmation-reader/confirmation-reader";
import { diskStore } from "@caravan/integrations/file-store/disk-store";
import { clamd, scannedStore } from "@caravan/integrations/file-store/malware-scanner";
import { guardedFetch } from "@caravan/integrations/guarded-fetch/guarded-fetch";
import { importReader } from "@caravan/integrations/import-reader";
import { jobQueue } from "@caravan/integrations/job-queue";
import { pageReader } from "@caravan/integrations/link-reader/page-reader";
import { AnswerCache } from "@caravan/integrations/live-sources/answer-cache";
import { SourceClient } from "@caravan/integrations/live-sources/source-client";
import { publicAddresses, sourceStates } from "@caravan/integrations/live-sources/which-sources";
import { passwords } from "@caravan/integrations/passwords";
import { pdfPrinter } from "@caravan/integrations/pdf/pdf-printer";
import { PhotoFolder } from "@caravan/integrations/photos/photo-folder";
import { wikimediaPhotos } from "@caravan/integrations/photos/wikimedia-photos";
import { planFileWriter } from "@caravan/integrations/plan-file-writer";
import { plannerPool } from "@caravan/integrations/planner-pool";
import { ecbRates } from "@caravan/integrations/rates/ecb-rates";
import { smtpMailer } from "@caravan/integrations/smtp-mailer";
import { thumbnails } from "@caravan/integrations/thumbnails";
import { openMeteo } from "@caravan/integrations/weather/open-meteo";
import { pushSender } from "@caravan/integrations/web-push/push-sender";
import { vapidKeys } from "@caravan/integrations/web-push/vapid-keys";
import { webhookSender } from "@caravan/integrations/webhook-sender";
import { inLanguage } from "@caravan/languages/node";
import { currentReader } from "@caravan/languages/texts";
import { type AddressTrust, clientAddress } from "./client-address.ts";
import type { Config } from "./config.ts";
import { readerOf } from "./request-language.ts";

export interface Service {
  /** Handles everything under `/api`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when requests can be answered. @throws the reason why they cannot */
  ready(): Promise<void>;
  /**
   * Counts a request for a page.
   *
   * @returns what its person has chosen in the account
   *
   * @throws limited, or the reason why no page can be made now
   */
  admitPage(request: IncomingMessage): Promise<ChosenReader>;
  /** Counts the drawing of a cover. @throws limited */
  admitCover(request: IncomingMessage): Promise<void>;
  /** A photograph that is on this disk; undefined for all others. */
  photo(file: PhotoFile): Promise<Uint8Array | undefined>;
  readonly hub: RoomHub;
  /** Waits for running requests, then closes sockets, workers and the database. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 10_000;
const SIGN_INS_PER_ADDRESS = 30;
/** Wikimedia asks for one request after the other, and names no number. */
const WIKIMEDIA_GAP_MS = 100;

/** Creates and connects all parts: database, use cases, adapters and handlers. */
export async function startService(config: Config, trust: AddressTrust): Promise<Service> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: config.dataDir, log: console.log, onLost: endWithoutDatabase })
      : undefined;
  const databaseUrl = config.databaseUrl ?? (embedded?.url as string);
  await migrate(databaseUrl);
  const database = createDatabase(databaseUrl, { poolSize: config.poolSize });
  loadDestinations();
  const planner = plannerPool();
  const checker = checkerPool();
  const concierge = conciergePool();
  const imports = importReader({ report });
  const printer = pdfPrinter();
  const planFiles = planFileWriter();
  const pages = pageReader(report);
  const jobs = await jobQueue({ databaseUrl, queues, report });
  const keyUse = usageRecorder({ database }, touchKeys, report);
  const sessionUse = usageRecorder({ database }, touchSessions, report);
  const limits = createRateLimiter(database, config.rateLimit);
  const languageModel = async (model: NonNullable<Config["model"]>) => {
    // Most installations run without the SDK of language models.
    const { modelEditor } = await import("@caravan/integrations/model/edit-plans");
    return modelEditor(model, (message) => console.error(message));
  };
  const modelThatReads = async (model: NonNullable<Config["model"]>) => {
    const { modelReading } = await import("@caravan/integrations/confirmation-reader/model-reading");
    return modelReading(model, (message) => console.error(message));
  };
  const live = config.live;
  const answers = new AnswerCache(database);
  /** Sources ask whoever sends requests to name themselves and how to reach them. */
  const userAgent = `Caravan/1.0 (+${config.publicUrl})`;
  const weatherClient = new SourceClient(0);
  const ratesClient = new SourceClient(0);
  const wikidataClient = new SourceClient(WIKIMEDIA_GAP_MS);
  const commonsClient = new SourceClient(WIKIMEDIA_GAP_MS);
  const photoFolder = new PhotoFolder(live.photos.folder, live.photos.mostBytes);
  const photos = (): Ports["photos"] => {
    const { wikidata, commons } = live.addresses;
    if (wikidata === null || commons === null) return null;
    // A server of the operator's own may be in a private network.
    const own = commons === publicAddresses.commons ? [] : [new URL(commons).host];
    return wikimediaPhotos(
      {
        ...{ wikidataUrl: wikidata, commonsUrl: commons, userAgent },
        ...{ timeoutSeconds: live.timeoutSeconds, pauseMs: WIKIMEDIA_GAP_MS },
      },
      {
        ...{ wikidata: wikidataClient, commons: commonsClient, answers, folder: photoFolder },
        fetcher: guardedFetch({ trustedHosts: [...config.trustedHosts, ...own] }),
      },
    );
  };
  const openStreetMap = async () => {
    const { nominatim, overpass, photon } = live.addresses;
    if (nominatim === null && overpass === null && photon === null) return { source: null, clients: null };
    // Its parser of opening hours is a megabyte of code.
    const { livePlaces, mapClients } = await import("@caravan/integrations/live-places/live-places");
    const clients = mapClients();
    const source = livePlaces(
      {
        nominatimUrl: nominatim,
        overpassUrl: overpass,
        photonUrl: photon,
        timeoutSeconds: live.timeoutSeconds,
        cacheDays: live.placesCacheDays,
        userAgent,
      },
      answers,
      clients,
    );
    return { source, clients };
  };
  const confirmations = confirmationReader({
    report,
    model: config.model ? await modelThatReads(config.model) : null,
  });
  const bucketStore = async (bucket: NonNullable<Config["bucket"]>) => {
    const { s3Store } = await import("@caravan/integrations/file-store/s3-store");
    return s3Store(bucket);
  };
  const fileStore = config.bucket
    ? await bucketStore(config.bucket)
    : diskStore(config.documents.folder, config.documents.floorBytes);
  const secretBox = secretBoxOf(config.secrets);
  const undecipherable = await resealTotp({ database, secretBox });
  if (undecipherable > 0)
    console.warn(
      `The second factors of ${undecipherable} accounts cannot be decrypted: add the earlier secret to AUTH_SECRETS_OLD.`,
    );
  const maps = await openStreetMap();
  const ports: Ports = {
    database,
    planner,
    checker,
    planEditor: config.model ? await languageModel(config.model) : null,
    livePlaces: maps.source,
    weather: live.addresses.weather
      ? openMeteo(
          { url: live.addresses.weather, timeoutSeconds: live.timeoutSeconds, userAgent },
          weatherClient,
          answers,
        )
      : null,
    rates: live.addresses.rates
      ? ecbRates({ url: live.addresses.rates, timeoutSeconds: live.timeoutSeconds, userAgent }, ratesClient, answers)
      : null,
    photos: photos(),
    mailer: smtpMailer(config.mail),
    throttle: limits,
    mailDomain: config.inboundMail?.domain,
    mailAuthority: config.inboundMail?.authority,
    fetcher: guardedFetch({ trustedHosts: config.trustedHosts }),
    pages,
    pictures: thumbnails(),
    files: config.malwareScanner ? scannedStore(fileStore, clamd(config.malwareScanner, report)) : fileStore,
    quotas: config.quotas,
    confirmations,
    imports,
    planFiles,
    printer,
    jobs,
    concierge,
    push: pushSender(await vapidKeys({ database, secretBox }, config.vapid, config.publicUrl), {
      trustedHosts: config.trustedHosts,
    }),
    webhooks: webhookSender({ trustedHosts: config.trustedHosts }),
    passwords,
    codeHash: keyedHash(config.secrets[0], "user-code"),
    secretBox,
    announcer: { announce: (room) => hub.feed.announce(room) },
    catalogue: { verbs: describedVerbs },
    liveSources: () =>
      sourceStates(live.addresses, {
        nominatim: () => maps.clients?.nominatim.lastOutcome ?? null,
        overpass: () => maps.clients?.overpass.lastOutcome ?? null,
        photon: () => maps.clients?.photon.lastOutcome ?? null,
        weather: () => weatherClient.lastOutcome,
        rates: () => ratesClient.lastOutcome,
        wikidata: () => wikidataClient.lastOutcome,
        commons: () => commonsClient.lastOutcome,
      }),
    publicUrl: config.publicUrl,
    languages: config.languages,
    fixedSettings: config.fixedSettings,
    auditSink: config.auditToOutput ? (line) => console.log(JSON.stringify({ audit: line })) : undefined,
    demo: config.demo,
  };
  const auth = {
    secrets: config.secrets,
    publicUrl: config.publicUrl,
    ports,
    recordKeyUse: keyUse.note,
    recordSessionUse: sessionUse.note,
    recentKeys: new RecentKeys(),
    provider: config.oidcBearer && identityProviderVerifier(config.oidcBearer, ports),
  };
  const addressOf = (request: IncomingMessage) => clientAddress(request, trust);
  const hub = new RoomHub({ auth, databaseUrl, rateLimiter: limits, addressOf, report });
  await hub.start();
  if (config.demo) await ensureSampleTrip(execute, { ports, now: new Date(), signal: AbortSignal.timeout(60_000) });

  const identity = {
    secret: config.secrets[0],
    publicUrl: config.publicUrl,
    google: config.google,
    github: config.github,
    oidc: config.oidcSignIn || undefined,
    report,
  };
  const answer = apiHandler({
    ports,
    auth,
    rateLimiter: limits,
    watchers: hub.watchers,
    share: config.rateLimit ? eventLoopShare() : undefined,
    inboundMailSecret: config.inboundMail?.secret,
    addressOf,
    readerOf: (request) => readerOf(request, config.languages),
    report: (id, error) => report(error, id),
    clock: () => new Date(),
  });
  const underWay = new Set<Promise<void>>();
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const network = clientNetwork(addressOf(request));
      if (request.method === "POST") await limits.take(`sign-in-address:${network}`, SIGN_INS_PER_ADDRESS);
      const visit = signInVisit(request, response, network, config.publicUrl);
      await serveNextAuth(request, response, authOptions(identity, ports, visit));
    } catch (error) {
      const { status, headers, body } = errorResponse(error, (id, fault) => report(fault, id));
      sendJson(response, status, body, headers);
    }
  };
  const probe = databaseProbe(database);
  setWording(wordingIn(currentReader));
  await jobs.work(jobRunner(ports, () => new Date()));
  const sweeper = deleteExpiredRowsPeriodically(ports, report);
  const reminder = sendRemindersPeriodically(ports, report);
  const files = deleteOrphanFilesPeriodically(ports, report);

  return {
    hub,
    ready: probe,
    async admitPage(request) {
      // Checked first, because a page loads its data in several requests, and one refusal would show an error.
      await probe();
      const { actor } = await pendingCredential(request, auth, new Date());
      await limitPage({ rateLimiter: limits, actor, network: clientNetwork(addressOf(request)) });
      return actor.kind === "person" ? (actor.reads ?? {}) : {};
    },
    photo: (file) => photoFolder.read(file),
    admitCover: (request) => limitCover(limits, clientNetwork(addressOf(request))),
    async handle(request, response) {
      const work = request.url?.startsWith("/api/auth/")
        ? inLanguage(readerOf(request, config.languages), () => signIn(request, response))
        : answer(request, response);
      underWay.add(work);
      await work.finally(() => underWay.delete(work));
    },
    async stop() {
      await hub.stop();
      // A task that never ends must not keep the process; its writes are a transaction, so nothing is half done.
      await Promise.race([Promise.allSettled(underWay), setTimeout(PATIENCE_MS)]);
      await jobs.stop();
      sweeper.stop();
      reminder.stop();
      files.stop();
      await keyUse.stop();
      await sessionUse.stop();
      await planner.stop();
      await checker.stop();
      await concierge.stop();
      await imports.stop();
      await planFiles.stop();
      await printer.stop();
      await pages.stop();
      await confirmations.stop();
      await database.close();
      await embedded?.stop();
    },
  };
}

/** Reports unexpected errors, with the id that the caller got. Request bodies and headers are never included. */
function report(error: unknown, id?: string): void {
  console.error(`fault${id ? ` ${id}` : ""}:`, error);
}

/** The database is probed at most once in this time, however many callers ask. */
const PROBE_MS = 1000;

const ping = statement("ping", "select 1 as one", [], { one: t.integer });

function databaseProbe(database: Database): () => Promise<void> {
  let asked = 0;
  let answer: Promise<unknown> = Promise.resolve();
  return async () => {
    if (Date.now() - asked > PROBE_MS) {
      asked = Date.now();
      answer = sqlOf(database).rows(ping, []);
      // With a handler, because nobody may await it any more.
      answer.catch(() => undefined);
    }
    await answer;
  };
}

/** Exits, so that the supervisor restarts the service; without a database it could only refuse requests. */
function endWithoutDatabase(reason: Error): void {
  console.error(`caravan: the embedded PostgreSQL could not be brought back, so the service ends. ${reason.message}`);
  process.exit(1);
}
