import { isKeptAnswer } from "@caravan/core/kernel/kept-answers";

const texts = new WeakMap<object, Buffer>();

/**
 * The whole body for an answer that many ask for, written once.
 *
 * @param body the answer with the envelope
 *
 * @returns undefined for other answers
 */
export function keptText(answer: object, body: object): Buffer | undefined {
  if (!isKeptAnswer(answer)) return undefined;
  const known = texts.get(answer) ?? Buffer.from(JSON.stringify(body));
  texts.set(answer, known);
  return known;
}
