import { cleanUntrustedText } from "@caravan/domain/board/untrusted-text";
import type { Scope } from "@caravan/domain/scopes";
import { type Sentence, verbatim } from "@caravan/domain/words/sentence";
import type { Reader } from "@caravan/languages/texts";
import type { Notice } from "../kernel/jobs.ts";
import { word } from "../kernel/word.ts";
import type { QuietHours } from "./quiet-hours.ts";
import type { PushSwitch } from "./settings-store.ts";

/** The message of a notice at one moment. */
export interface PushMessage {
  /** User ids. */
  readonly recipients: readonly string[];
  /** The setting that switches it off; null for test messages, which ignore quiet hours too. */
  readonly switch: PushSwitch | null;
  /** The scope that a key needs for it; null when any key may. */
  readonly access: {
    readonly scope: Scope;
    /** Keys may be limited to some trips; null is on none of them. */
    readonly tripId: string | null;
    /** The key that caused it. */
    readonly exceptKeyId?: string | null;
  } | null;
  /** In addition to those of the person's settings. */
  readonly quiet?: QuietHours | undefined;
  readonly payload: Worded<Sentence>;
  readonly urgency: "normal" | "high";
  /** Not pushed before that, in case it grows; null: it stays in the inbox. At once when left out. */
  readonly pushedFrom?: Date | null;
  /** When it becomes useless; null: after a day. */
  readonly endsAt: Date | null;
}

interface Worded<Text> {
  readonly kind: Notice["kind"];
  readonly title: Text;
  readonly body: Text;
  /** The address on our site. */
  readonly url: string;
  /** The same for the same subject: a repeated or updated message replaces the former one. */
  readonly tag: string;
  readonly [id: `${string}_id` | `${string}_code`]: string;
}

/** What the browser gets, encrypted. With ids, for programs. */
export type PushPayload = Worded<string>;

const TITLE = 100;
const BODY = 300;

/** Texts of people and programs are cut to one line of limited length. */
export function messageTitle(text: string | null, otherwise: Sentence): Sentence {
  const title = text && cleanUntrustedText(text, TITLE);
  return title ? verbatim(title) : otherwise;
}

export const messageText = (text: string) => cleanUntrustedText(text, BODY) ?? "";

/** Title and body for whoever gets them, one line each. */
export function wordedMessage<It extends { readonly title: Sentence; readonly body: Sentence }>(
  it: It,
  reader: Reader,
) {
  const title = cleanUntrustedText(word(it.title, reader), TITLE) ?? "";
  return { ...it, title, body: messageText(word(it.body, reader)) };
}
