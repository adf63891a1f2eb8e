import type { Database } from "@caravan/db/client";
import type { ParsedPage } from "@caravan/domain/board/parsed-page";
import type { Evaluation, Situation } from "@caravan/domain/concierge/types";
import type { Reading } from "@caravan/domain/confirmation/reading";
import type { Candidate } from "@caravan/domain/places/candidate";
import type { Advice, Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import type { JobQueue } from "./jobs.ts";
import type { VerbDescription } from "./verb-description.ts";

export type { JobData, JobName, JobQueue, QueueSettings } from "./jobs.ts";

/** The outside world as the use cases see it. Implementations live in `integrations`. */
export interface Ports {
  readonly database: Database;
  /** Arranges a plan away from the event loop; rejects with the signal's reason when it is aborted. */
  readonly planner: {
    /** `onDay` hears of each day as soon as it is final, in the order of the calendar. */
    plan(request: PlanRequest, signal: AbortSignal, onDay?: (day: PlannedDay) => void): Promise<Plan>;
  };
  /** A language model that recommends places; null when none is configured. */
  readonly advisor: Advisor | null;
  /** Places from outside for destinations that the gazetteer does not know; null when not configured. */
  readonly livePlaces: LivePlaces | null;
  readonly mailer: Mailer;
  /** Where confirmations may be forwarded to; left out where no mail arrives. */
  readonly mailDomain?: string | undefined;
  readonly fetcher: Fetcher;
  readonly pages: PageReader;
  readonly pictures: {
    /** A picture of a stranger's as a small WebP without its metadata; null for everything odd. Never rejects. */
    thumbnail(bytes: Uint8Array): Promise<Uint8Array | null>;
  };
  /** Bytes under keys that we made. */
  readonly files: FileStore;
  readonly confirmations: ConfirmationReader;
  readonly jobs: JobQueue;
  /** Evaluates away from the event loop. */
  readonly concierge: { evaluate(situation: Situation, signal: AbortSignal): Promise<Evaluation> };
  readonly push: PushSender;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(hash: string, password: string): Promise<boolean>;
  };
  /** Keyed hash of a code that is too short for a plain one: twenty bits are tried out in a moment. */
  readonly codeHash: (code: string) => string;
  /** Tells listeners of the rooms that there is something new. Called after commit; may coalesce. */
  readonly announcer: { announce(room: string): void };
  /** Every verb that the router knows. */
  readonly catalogue: { verbs(): readonly VerbDescription[] };
  readonly publicUrl: string;
  /** Closed by configuration on installations that invite people in another way. */
  readonly signUpOpen: boolean;
  /** Whether a sample trip may be looked at without an account. */
  readonly demo: boolean;
}

export interface Advisor {
  /**
   * Never rejects for a fault of the model's: then there is no advice and a warning that says what happened. Rejects only
   * with the signal's reason. `onProgress` hears how many places have been chosen so far.
   */
  advise(
    request: PlanRequest,
    signal: AbortSignal,
    onProgress: (placesChosen: number) => void,
  ): Promise<{
    readonly advice: Advice | null;
    /** Places of the model's own that nobody could confirm: unverified candidates to be added to the request's. */
    readonly extra: readonly Candidate[];
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  }>;
}

/** A place on the map that somebody may mean as a destination. */
export interface LiveDestination {
  readonly name: string;
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** Lookups are cached in the database. Faults of the source reject with {@link LivePlacesUnavailable}. */
export interface LivePlaces {
  /** To be shown wherever its places are. */
  readonly attribution: string;
  /** Whether it may be asked for suggestions while somebody types: the rules of the public server forbid it. */
  readonly whileTyping: boolean;
  /** Best first; empty when nobody knows the name. */
  find(text: string, signal: AbortSignal): Promise<readonly LiveDestination[]>;
  /** Places worth a visit around a point. Ids are `osm:node/1`, `osm:way/2`, `osm:relation/3`. */
  around(point: { readonly lat: number; readonly lng: number }, signal: AbortSignal): Promise<readonly Candidate[]>;
  /** What {@link around} found there before, without asking the source; empty when nothing is kept. */
  kept(point: { readonly lat: number; readonly lng: number }): Promise<readonly Candidate[]>;
}

/** The source timed out, refused, or answered with something else than what it promises. */
export class LivePlacesUnavailable extends Error {
  override readonly name = "LivePlacesUnavailable";
}

/** Fetches what strangers point at: never from private networks, never more or longer than asked for. */
export interface Fetcher {
  /** Rejects with {@link FetchRefused} for everything that is not an answer within the bounds. */
  get(
    url: string,
    bounds: {
      readonly accept: string;
      readonly mostBytes: number;
      readonly timeoutMs: number;
      /** How many redirects may be followed; each hop is checked like the first address. */
      readonly redirects: number;
      /** Refuses plain http, but to hosts that the operator trusts. */
      readonly httpsOnly?: boolean;
      /** Takes the beginning of what is larger than `mostBytes` instead of refusing it. */
      readonly cut?: boolean;
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

/** The address may not be fetched, did not answer in time, or answered with too much. */
export class FetchRefused extends Error {
  override readonly name = "FetchRefused";
  /**
   * There is nothing public: nobody knows the name, or it is one of a private network. Strangers are told no more than
   * that, or they could ask us for the names in ours.
   */
  readonly nowhere: boolean;

  constructor(message: string, { nowhere = false }: { readonly nowhere?: boolean } = {}) {
    super(message);
    this.nowhere = nowhere;
  }
}

/** Reads pages of strangers away from the event loop. */
export interface PageReader {
  /** Null for what is no page that we read, or takes too long. Rejects only with the signal's reason. */
  read(
    page: {
      /** After redirects. */
      readonly url: string;
      readonly contentType: string;
      /** Perhaps only the beginning. */
      readonly body: Uint8Array;
    },
    signal: AbortSignal,
  ): Promise<ParsedPage | null>;
}

/** A folder or a bucket. Rejects when it cannot be reached; nothing is half written. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Also when there is nothing. */
  delete(key: string): Promise<void>;
}

/** What somebody brought in to be read. */
export type Confirmation =
  | { readonly origin: "text"; readonly text: string }
  | { readonly origin: "eml" | "ics" | "pdf"; readonly bytes: Uint8Array };

export interface ReadConfirmation {
  /** Of a mail. */
  readonly subject: string | null;
  /** What the evidence of the reading points into; of pasted plain text that text itself, unchanged. */
  readonly text: string;
  readonly reading: Reading;
}

/** So many are being read that nothing was tried: it says nothing about the confirmation. */
export class ReaderBusy extends Error {
  constructor() {
    super("too many confirmations are being read");
  }
}

/** Reads confirmations away from the event loop: structured data first, then the words, then a model if there is one. */
export interface ConfirmationReader {
  /**
   * Null for what cannot be read as what it is said to be, or takes too long. Rejects only with the signal's reason, or with
   * {@link ReaderBusy}.
   *
   * @param today `YYYY-MM-DD`, for dates without a year where the confirmation does not say when it was written
   */
  read(confirmation: Confirmation, today: string, signal: AbortSignal): Promise<ReadConfirmation | null>;
  /** What it says, without understanding it. Null and rejections as above. */
  text(confirmation: Confirmation, signal: AbortSignal): Promise<string | null>;
}

export interface Mailer {
  /** False when no mail server is configured; callers then say so instead of sending. */
  readonly configured: boolean;
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** Where a browser takes its pushes, as it told us. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Sends to push services, which are strangers' addresses: never to private networks. */
export interface PushSender {
  /** Of the pair that we sign with, base64url: browsers subscribe with it. */
  readonly publicKey: string;
  /** Why an endpoint may never be called, in words for whoever gave it; null when it may. Looks nothing up. */
  refuses(endpoint: string): string | null;
  /**
   * Never rejects for what the push service says or fails to say. `gone`: nobody is subscribed there any more; `refused`: it
   * will refuse it again, so there is no use in repeating it; `later`: overloaded or out of reach.
   */
  send(
    target: PushTarget,
    /** Encrypted for the browser; at most 3 KB of JSON. */
    payload: object,
    options: {
      /** The push service keeps only the last one of a topic that waits: at most 32 characters of base64url. */
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
