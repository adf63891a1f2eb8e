import type { Database } from "@caravan/db/client";
import type { ParsedPage } from "@caravan/domain/board/parsed-page";
import type { Evaluation, Situation } from "@caravan/domain/concierge/types";
import type { Reading } from "@caravan/domain/confirmation/reading";
import type { PlanFileAnswer, PlanFileTask } from "@caravan/domain/export/plan-file";
import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import type { CheckAnswer, CheckTask } from "@caravan/domain/fixes/check-task";
import type { ImportReading, ImportTask } from "@caravan/domain/import/import-reading";
import type { Candidate } from "@caravan/domain/places/candidate";
import type { EditedDay, EditedPlan, ReadInWords } from "@caravan/domain/planning/edited/types";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import type { SignUpMode } from "@caravan/domain/sign-up-policy";
import type { DayWeather } from "@caravan/domain/weather/day-weather";
import type { Language } from "@caravan/languages/language";
import type { JobQueue } from "./jobs.ts";
import type { SecretBox } from "./secret-box.ts";
import type { VerbDescription } from "./verb-description.ts";

export type { JobData, JobName, JobQueue, QueueSettings } from "./jobs.ts";

/** Settings that the environment fixes; each is undefined when it does not. */
export interface FixedSettings {
  readonly signUp?: SignUpMode | undefined;
  readonly signUpDomains?: readonly string[] | undefined;
  readonly auditDays?: number | undefined;
}

/** The outside world for the use cases. The adapters are in `integrations`. */
export interface Ports {
  readonly database: Database;
  /**
   * Makes plans outside the event loop; accounts take turns, and short trips go first. Rejects with the signal's reason
   * when aborted, or as `busy` when too many wait.
   */
  readonly planner: {
    /**
     * @param who the account on whose behalf it runs
     *
     * @param onDay is called with each finished day, in calendar order
     */
    plan(request: PlanRequest, who: string, signal: AbortSignal, onDay?: (day: PlannedDay) => void): Promise<Plan>;
  };
  /**
   * The plan check: small plans at once, larger ones outside the event loop, where accounts take turns. Rejects with
   * the signal's reason, or as `busy`.
   *
   * @param who the account on whose behalf it runs
   */
  readonly checker: {
    run<Task extends CheckTask>(task: Task, who: string, signal: AbortSignal): Promise<CheckAnswer<Task>>;
  };
  /** A language model that edits plans; null when none is configured. */
  readonly planEditor: PlanEditor | null;
  /** Places for destinations that the gazetteer does not know; null when not configured. */
  readonly livePlaces: LivePlaces | null;
  /** Null when switched off. */
  readonly weather: WeatherSource | null;
  /** Null when switched off. */
  readonly rates: RateSource | null;
  /** Null when switched off. */
  readonly photos: PhotoSource | null;
  readonly mailer: Mailer;
  /** Counters shared by all processes. */
  readonly throttle: Throttle;
  /** The domain for forwarded confirmations; undefined without inbound mail. */
  readonly mailDomain?: string | undefined;
  /** The authserv-id of the server that receives the mail; without it no sender counts as proved. */
  readonly mailAuthority?: string | undefined;
  readonly fetcher: Fetcher;
  readonly pages: PageReader;
  readonly pictures: {
    /**
     * A small WebP of an untrusted picture, without metadata; null for unusable ones. Accounts take turns. Rejects only as
     * `busy`.
     *
     * @param who the account on whose behalf it is made
     */
    thumbnail(bytes: Uint8Array, who: string): Promise<Uint8Array | null>;
    /** The same, of a size that fills a screen; up to 60 million pixels. */
    photo(bytes: Uint8Array, who: string): Promise<Uint8Array | null>;
    /** Its middle as a small square, for showing a person. */
    portrait(bytes: Uint8Array, who: string): Promise<Uint8Array | null>;
  };
  /** Files under keys that we generate. */
  readonly files: FileStore;
  /** Bytes of documents that one account, and one trip, may have. */
  readonly quotas: { readonly account: number; readonly trip: number };
  readonly confirmations: ConfirmationReader;
  /**
   * Reads files that a trip is made of, outside the event loop, where accounts take turns. One that takes too long, or
   * too much memory, is `unreadable`. Rejects as `busy` when too many wait. The bytes are given away and empty afterwards,
   * where nothing else lies in their memory.
   *
   * @param who the account on whose behalf it is read
   */
  readonly imports: { read(task: ImportTask, who: string, signal: AbortSignal): Promise<ImportReading> };
  /**
   * Writes trips as files: small ones at once, larger ones outside the event loop, where accounts take turns. Rejects with
   * the signal's reason, or as `busy`.
   *
   * @param who the account on whose behalf it is written
   */
  readonly planFiles: {
    write<Task extends PlanFileTask>(task: Task, who: string, signal: AbortSignal): Promise<PlanFileAnswer<Task>>;
  };
  /** Prints trips outside the event loop. Rejects as `busy` when too many wait. */
  readonly printer: { pdf(trip: PrintedTrip, who: string, signal: AbortSignal): Promise<Uint8Array> };
  readonly jobs: JobQueue;
  /** Evaluates outside the event loop. */
  readonly concierge: { evaluate(situation: Situation, signal: AbortSignal): Promise<Evaluation> };
  readonly push: PushSender;
  readonly webhooks: WebhookSender;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(hash: string, password: string): Promise<boolean>;
    /** Whether the password is on the list of leaked ones. */
    isKnown(password: string): boolean;
  };
  /** Keyed hash of a short code, whose plain hash could be tried out. */
  readonly codeHash: (code: string) => string;
  /** Encrypts secrets that must be readable again. */
  readonly secretBox: SecretBox;
  /** Tells room listeners that there are new events. Called after commit; may coalesce. */
  readonly announcer: { announce(room: string): void };
  /** Every verb of the router. */
  readonly catalogue: { verbs(): readonly VerbDescription[] };
  /** Every live source, also those that are switched off. */
  readonly liveSources: () => readonly LiveSourceState[];
  readonly publicUrl: string;
  /** That this installation offers; mails to people of whom none is known are in the first. */
  readonly languages: readonly [Language, ...Language[]];
  /** Settings from the environment, which win over those of administrators. */
  readonly fixedSettings: FixedSettings;
  /** Receives each entry of the audit log for the operator; undefined when it is only stored. */
  readonly auditSink?: ((line: object) => void) | undefined;
  /** Whether the sample trip can be viewed without an account. */
  readonly demo: boolean;
}

export interface PlanEditor {
  /**
   * When the model fails there are no edits, and a warning that says what happened. Rejects only with the signal's reason.
   *
   * @param draft the plan of the rules, and what the plan check found in it
   */
  edit(
    draft: { readonly request: PlanRequest; readonly plan: Plan; readonly found: readonly string[] },
    signal: AbortSignal,
    watch: {
      /** Called with each day that is complete. */
      readonly onDay: (day: EditedDay, read: ReadInWords) => void;
      /** What does not hold in an edited plan, for a second turn. */
      readonly review: (edit: EditedPlan) => Promise<readonly string[]>;
    },
  ): Promise<{
    /** The answer and, after a second turn, the corrected one; nothing is checked yet. */
    readonly edits: readonly EditedPlan[];
    readonly warnings: Plan["warnings"];
  }>;
}

export const liveSourceNames = ["nominatim", "overpass", "photon", "wikidata", "commons", "weather", "rates"] as const;

export interface LiveSourceState {
  readonly name: (typeof liveSourceNames)[number];
  readonly on: boolean;
  /** Whether the operator set an address of their own. */
  readonly ownServer: boolean;
  /** How the last request of this process ended; null when there was none, or nobody keeps it. */
  readonly last: { readonly at: Date; readonly answered: boolean } | null;
}

/** A possible destination on the map. */
export interface LiveDestination {
  readonly name: string;
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** A place or an address of the map, found by words. */
export interface MapPlace {
  readonly name: string;
  /** Street, town and country as far as the map has them. */
  readonly address: string | null;
  readonly lat: number;
  readonly lng: number;
  /** Null for streets, houses and what cannot be visited. */
  readonly category: Candidate["category"] | null;
  readonly tags: readonly string[];
  readonly visitMinutes: number | null;
  readonly isStay: boolean;
}

/** How to reach a place, as the map has it; null is "not known". */
export interface PlaceContact {
  /** As it is written there, in the script of the country. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  /** `osm:node/1`. */
  readonly record: string;
}

/** Results are cached in the database. Errors of the source reject with {@link LiveSourceUnavailable}. */
export interface LivePlaces {
  /** To be shown wherever its places are shown. */
  readonly attribution: string;
  /** Whether suggestions while typing are allowed: the public server's policy forbids them. */
  readonly whileTyping: boolean;
  /** Whether {@link search} has a source. */
  readonly searches: boolean;
  /**
   * Places and addresses by words, best first; only the words are sent, and the town near which is looked first.
   *
   * @param near is rounded to a town before anything is sent
   */
  search(
    text: string,
    near: { readonly lat: number; readonly lng: number } | null,
    signal: AbortSignal,
  ): Promise<readonly MapPlace[]>;
  /** Best first; empty for an unknown name. */
  find(text: string, signal: AbortSignal): Promise<readonly LiveDestination[]>;
  /** Places worth a visit around a point. Ids are `osm:node/1`, `osm:way/2`, `osm:relation/3`. */
  around(point: { readonly lat: number; readonly lng: number }, signal: AbortSignal): Promise<readonly Candidate[]>;
  /**
   * How to reach a place: the kept answer, null when there is none; meanwhile a new one is asked for when it is not fresh.
   * Never rejects for a fault of the source, and nobody waits for it.
   *
   * @param record that the place is, `osm:node/1`; null: it is found by its name, around its town
   */
  contact(
    subject: PlaceSubject,
    record: string | null,
  ): Promise<{
    readonly kept: { readonly contact: PlaceContact | null; readonly at: Date } | null;
    readonly asking: boolean;
  }>;
  /** The cached result of {@link around}, without a request; empty when nothing is cached. */
  kept(point: { readonly lat: number; readonly lng: number }): Promise<readonly Candidate[]>;
}

/** Never rejects for a fault of the source, and nobody waits for it. */
export interface WeatherSource {
  /** To be shown wherever its forecasts are shown. */
  readonly attribution: { readonly name: string; readonly url: string };
  /**
   * The kept forecast of a town, null when there is none of the last day; meanwhile a new one is asked for when it is
   * not fresh.
   *
   * @param point is rounded to the town before anything is sent
   *
   * @param zone IANA zone of its calendar days
   */
  forecast(
    point: { readonly lat: number; readonly lng: number },
    zone: string,
  ): Promise<{
    readonly kept: { readonly days: readonly DayWeather[]; readonly at: Date } | null;
    /** Whether a newer one may be there soon. */
    readonly asking: boolean;
  }>;
}

/** Reference rates of a day. Never rejects for a fault of the source, and nobody waits for it. */
export interface RateSource {
  /** To be shown wherever its rates are shown. */
  readonly attribution: { readonly name: string; readonly url: string };
  /** The kept rates, null when there are none of the last days; newer ones are asked for when they are not fresh. */
  latest(): Promise<{
    readonly kept: {
      /** `YYYY-MM-DD`: the working day of the rates. */
      readonly date: string;
      /** What one euro is worth in each currency, as decimals. */
      readonly perEuro: Readonly<Record<string, string>>;
    } | null;
    /** Whether newer ones may be there soon. */
    readonly asking: boolean;
  }>;
}

/** A place or destination that has to be found at a source by its name, and recognised by its position. */
export interface PlaceSubject {
  readonly id: string;
  /** The name to search for, and the other ones by which it is known. */
  readonly names: readonly [string, ...string[]];
  /** Names of the destination in which it lies; none for a destination. */
  readonly around: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** A record of its name that lies farther away is of another one. */
  readonly withinKm: number;
}

/** A place or city of the gazetteer whose photograph is wanted. */
export interface PhotoSubject extends PlaceSubject {
  /** Of Wikidata; null when it has to be found. */
  readonly item: string | null;
}

/** A freely licensed photograph. */
export interface Photo {
  /** In the addresses of its files: `domain/pictures/photo-address.ts`. */
  readonly id: string;
  /** Null only where the licence requires no name. */
  readonly author: string | null;
  readonly licence: string;
  readonly licenceUrl: string | null;
  /** The page about it at its source. */
  readonly page: string;
}

/** Never rejects for a fault of the source, and nobody waits for it. */
export interface PhotoSource {
  find(subject: PhotoSubject): Promise<{
    /** Null while none is known. */
    readonly photo: Photo | null;
    /** Whether there may be one soon. */
    readonly asking: boolean;
  }>;
}

/** The source timed out, refused, or returned something unexpected. */
export class LiveSourceUnavailable extends Error {
  override readonly name = "LiveSourceUnavailable";
}

/** Fetches untrusted addresses: never from private networks, and within limits of size and time. */
export interface Fetcher {
  /** Rejects with {@link FetchRefused} for every unusable response. */
  get(
    url: string,
    bounds: {
      readonly accept: string;
      readonly mostBytes: number;
      readonly timeoutMs: number;
      /** The maximum of redirects; each address is checked. */
      readonly redirects: number;
      /** Refuses plain http, except for hosts that the operator trusts. */
      readonly httpsOnly?: boolean;
      /** Returns the beginning of a response larger than `mostBytes` instead of refusing it. */
      readonly cut?: boolean;
      /** For servers that ask who is calling and how to reach them. */
      readonly userAgent?: string;
      readonly signal: AbortSignal;
    },
  ): Promise<{
    readonly status: number;
    /** After redirects. */
    readonly url: string;
    readonly contentType: string;
    readonly body: Uint8Array;
  }>;
}

/** The address may not be fetched, timed out, or returned too much. */
export class FetchRefused extends Error {
  override readonly name = "FetchRefused";
  /**
   * The host is unknown or in a private network. Both give the same error, so that private names cannot be tried out.
   */
  readonly nowhere: boolean;

  constructor(message: string, { nowhere = false }: { readonly nowhere?: boolean } = {}) {
    super(message);
    this.nowhere = nowhere;
  }
}

/** Reads untrusted pages outside the event loop. */
export interface PageReader {
  /** Null for anything that is not a readable page, or takes too long. Rejects only with the signal's reason. */
  read(
    page: {
      /** After redirects. */
      readonly url: string;
      readonly contentType: string;
      /** It may be only the beginning. */
      readonly body: Uint8Array;
    },
    signal: AbortSignal,
  ): Promise<ParsedPage | null>;
}

/** A folder or a bucket. Rejects when it cannot be reached; files are never partial. */
export interface FileStore {
  /** @throws no_space `storage_full`, unprocessable `malware_found`, unavailable `scan_unavailable`; nothing is stored then */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when the key is unknown. */
  get(key: string): Promise<Uint8Array | null>;
  /** Also succeeds for an unknown key. */
  delete(key: string): Promise<void>;
}

/** A confirmation to be read. */
export type Confirmation =
  | { readonly origin: "text"; readonly text: string }
  | { readonly origin: "eml" | "ics" | "pdf"; readonly bytes: Uint8Array };

export interface ReadConfirmation {
  /** Of a mail. */
  readonly subject: string | null;
  /** The text that evidence refers to; for pasted plain text that text itself, unchanged. */
  readonly text: string;
  readonly reading: Reading;
}

/** Too many are being read; this says nothing about the confirmation. */
export class ReaderBusy extends Error {
  constructor() {
    super("too many confirmations are being read");
  }
}

/** Reads confirmations outside the event loop: structured data first, then the text, then a model if there is one. */
export interface ConfirmationReader {
  /**
   * Null when the format is not what it claims to be, or reading takes too long. Accounts take turns. Rejects only with
   * the signal's reason, or with {@link ReaderBusy}.
   *
   * @param today `YYYY-MM-DD`, for dates without a year where the confirmation has no date of its own
   *
   * @param who the account on whose behalf it is read
   */
  read(confirmation: Confirmation, today: string, who: string, signal: AbortSignal): Promise<ReadConfirmation | null>;
  /** Only the text. Null and rejections as above. */
  text(confirmation: Confirmation, who: string, signal: AbortSignal, how?: HowToRead): Promise<string | null>;
}

export interface HowToRead {
  /** In characters; all when left out. */
  readonly longest?: number;
  /** The caller is done with the bytes, which may be empty afterwards: they are moved to the thread and not copied. */
  readonly handOver?: boolean;
}

export interface Throttle {
  /**
   * Takes one of `limit` units of a window.
   *
   * @throws limited with the seconds until the window ends
   */
  take(key: string, limit: number, windowSeconds?: number): Promise<void>;
  /** Returns a unit taken in this window, where only failures count. */
  giveBack(key: string, windowSeconds?: number): void;
}

export interface Mailer {
  /** False without a mail server; callers then say so instead of sending. */
  readonly configured: boolean;
  /** @param mail.unsubscribeUrl for its List-Unsubscribe header (RFC 2369) */
  send(mail: { to: string; subject: string; text: string; unsubscribeUrl?: string | null }): Promise<void>;
}

/** A browser's push subscription. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Sends to push services, whose addresses are untrusted: never to private networks. */
/** Posts to addresses that agents name: only public ones, and one account has few requests under way. */
export interface WebhookSender {
  /** Why an address is refused, as a message; null when it is allowed. Sends no requests. */
  refuses(url: string): string | null;
  /**
   * Never rejects. The body of the answer is not read, and redirects are not followed. `busy`: the account has too many
   * requests under way, so nothing was sent; `refused`: the address is not allowed; `unreachable`: no answer came in time.
   *
   * @param who the account
   */
  post(
    who: string,
    message: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<WebhookAnswer>;
}

export type WebhookAnswer =
  | { readonly outcome: "answered"; readonly status: number; readonly afterSeconds: number | null }
  | { readonly outcome: "unreachable" | "refused"; readonly reason: string }
  | { readonly outcome: "busy" };

export interface PushSender {
  /** The public VAPID key, base64url: browsers subscribe with it. */
  readonly publicKey: string;
  /** Why an endpoint is refused, as a message; null when it is allowed. Sends no requests. */
  refuses(endpoint: string): string | null;
  /**
   * Never rejects for an answer of the push service. `gone`: the subscription no longer exists; `refused`: retrying is
   * useless; `later`: overloaded or unreachable.
   */
  send(
    target: PushTarget,
    /** Encrypted for the browser; at most 3 KB of JSON. */
    payload: object,
    options: {
      /** The push service keeps only the last waiting message of a topic: at most 32 characters of base64url. */
      readonly topic?: string;
      readonly ttlSeconds: number;
      readonly urgency: "low" | "normal" | "high";
    },
    signal: AbortSignal,
  ): Promise<
    | { readonly outcome: "sent" | "gone" }
    | { readonly outcome: "refused"; readonly reason: string }
    | { readonly outcome: "later"; readonly reason: string; readonly afterSeconds: number | null }
  >;
}
