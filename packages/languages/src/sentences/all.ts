import editLog from "./edit-log.ts";
import errors from "./errors.ts";
import findings from "./findings.ts";
import fixes from "./fixes.ts";
import messages from "./messages.ts";
import type { Sentences } from "./sentences.ts";

/** The sentences of the server, by feature. */
export const features: Readonly<Record<string, Sentences>> = { editLog, errors, findings, fixes, messages };

/** By the English pattern. */
export const allSentences: ReadonlyMap<string, Sentences[string]> = new Map(
  Object.values(features).flatMap((it) => Object.entries(it)),
);
