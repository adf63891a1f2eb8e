import type { Sql } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import type { Notice } from "../kernel/jobs.ts";
import { proposalNews } from "./news/proposal.ts";
import { recommendationNews } from "./news/recommendation.ts";
import { roundNews } from "./news/round.ts";
import { sharedNews } from "./news/shared.ts";
import { testNews } from "./news/test-push.ts";
import type { QuietHours } from "./quiet-until.ts";
import type { PushSwitch } from "./settings-store.ts";

/** What a notice comes to at one moment. */
export interface News {
  /** User ids. */
  readonly hearers: readonly string[];
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
export function newsOf(sql: Sql, notice: Notice, now: Date, only: string | null): Promise<News | undefined> {
  switch (notice.kind) {
    case "proposal":
      return proposalNews(sql, notice, only);
    case "round":
      return roundNews(sql, notice, now, only);
    case "recommendation":
      return recommendationNews(sql, notice, now);
    case "shared":
      return sharedNews(sql, notice);
    case "test":
      return testNews(notice);
  }
}
