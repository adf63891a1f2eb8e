import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import type { Scope } from "@caravan/domain/scopes";
import type { Notice } from "../kernel/jobs.ts";
import type { QuietHours } from "./quiet-hours.ts";
import type { PushSwitch } from "./settings-store.ts";

/** What a notice comes to at one moment. */
export interface PushMessage {
  /** User ids. */
  readonly recipients: readonly string[];
  /** What switches it off; null for what people ask for themselves, which also knows no quiet hours. */
  readonly switch: PushSwitch | null;
  /** What a key must be allowed to read for its device to hear of it; null when any may. */
  readonly access: {
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

const TITLE = 100;
const BODY = 300;

/** What people and programs wrote is one line of ours, and not so long that a push would be too large. */
export const messageTitle = (text: string | null, otherwise: string) =>
  (text && cleanUntrustedText(text, TITLE)) || otherwise;

export const messageBody = (text: string) => cleanUntrustedText(text, BODY) ?? "";
