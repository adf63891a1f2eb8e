import type { Sql } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import type { Notice } from "../kernel/jobs.ts";
import { proposalMessage } from "./proposal-message.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { recommendationMessage } from "./recommendation-message.ts";
import { roundMessage } from "./round-message.ts";
import type { PushSwitch } from "./settings-store.ts";
import { sharedTripMessage } from "./shared-trip-message.ts";
import { testMessage } from "./test-message.ts";

/** What a notice comes to at one moment. */
export interface PushMessage {
  /** User ids. */
  readonly recipients: readonly string[];
  /** What switches it off; null for what people ask for themselves, which also knows no quiet hours. */
  readonly switch: PushSwitch | null;
  /** What a key must be allowed to read for its device to hear of it; null when any may. */
  readonly reach: {
    readonly scope: Scope;
    /** Keys may be limited to some trips; null is on none of them. */
    readonly tripId: string | null;
    /** The key whose doing it is. */
    readonly exceptKeyId?: string | null;
  } | null;
  /** Beside those of the person's settings. */
  readonly quiet?: QuietHours | undefined;
  readonly payload: PushPayload;
  readonly urgency: "normal" | "high";
  /** When it is of no use any more; null: in a day. */
  readonly endsAt: Date | null;
}

/** What the browser gets, encrypted. Ids beside the words, for whoever is not a person. */
export interface PushPayload {
  readonly kind: Notice["kind"];
  readonly title: string;
  readonly body: string;
  /** Where it leads, on our own site. */
  readonly url: string;
  /** The same for the same thing: what comes twice, or anew, takes the place of what was there. */
  readonly tag: string;
  readonly [id: `${string}_id` | `${string}_code`]: string;
}

/**
 * What there is to say now, and to whom; undefined when it has become pointless.
 *
 * @param only looks at this person alone; null: at all.
 */
export function composeMessage(
  sql: Sql,
  notice: Notice,
  now: Date,
  only: string | null,
): Promise<PushMessage | undefined> {
  switch (notice.kind) {
    case "proposal":
      return proposalMessage(sql, notice, only);
    case "round":
      return roundMessage(sql, notice, now, only);
    case "recommendation":
      return recommendationMessage(sql, notice, now);
    case "shared":
      return sharedTripMessage(sql, notice);
    case "test":
      return testMessage(notice);
  }
}
