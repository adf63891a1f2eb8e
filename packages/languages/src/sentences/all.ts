import alignment from "./alignment.ts";
import board from "./board.ts";
import concierge from "./concierge.ts";
import details from "./details.ts";
import editLog from "./edit-log.ts";
import errors from "./errors.ts";
import exports from "./exports.ts";
import findings from "./findings.ts";
import fixes from "./fixes.ts";
import imports from "./imports.ts";
import kitchens from "./kitchens.ts";
import messages from "./messages.ts";
import model from "./model.ts";
import plans from "./plans.ts";
import proposals from "./proposals.ts";
import type { Sentences } from "./sentences.ts";
import values from "./values.ts";

/** The sentences of the server, by feature. */
export const features: Readonly<Record<string, Sentences>> = {
  alignment,
  board,
  concierge,
  details,
  editLog,
  errors,
  exports,
  findings,
  fixes,
  messages,
  imports,
  kitchens,
  model,
  plans,
  proposals,
  values,
};

/** By the English pattern. */
export const allSentences: ReadonlyMap<string, Sentences[string]> = new Map(
  Object.values(features).flatMap((it) => Object.entries(it)),
);
