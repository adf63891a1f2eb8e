import { presentTripFile, type TripFile } from "@caravan/domain/trip-file/trip-file";
import { pacer } from "../kernel/let-others-run.ts";

/** Of text that is written at once. */
const STEP = 262_144;

/** A trip file as JSON, row by row: one with many documents has some thirty megabytes. */
export async function* tripJson(file: TripFile): AsyncGenerator<Buffer> {
  const pause = pacer();
  let text = "";
  for (const part of jsonOf(presentTripFile(file), 2)) {
    text += part;
    await pause();
    if (text.length < STEP) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(`${text}\n`);
}

/** @param depth so many levels of objects and lists are written part by part */
function* jsonOf(value: unknown, depth: number): Generator<string> {
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null || depth < 0 || (isList && value.length === 0)) {
    yield JSON.stringify(value, null, 1);
    return;
  }
  let before = isList ? "[\n" : "{\n";
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(key)}: `;
    before = ",\n";
    yield* jsonOf(part, isList ? -1 : depth - 1);
  }
  yield isList ? "\n]" : before === "{\n" ? "{}" : "\n}";
}
