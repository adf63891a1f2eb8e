import { setImmediate } from "node:timers/promises";
import { presentTripFile, type TripFile } from "@caravan/domain/trip-file/trip-file";

/** Of text that is written at once; requests of others come in between. */
const STEP = 262_144;

/** A trip file as JSON, row by row: one with many documents has some thirty megabytes. */
export async function tripJson(file: TripFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  let text = "";
  const write = async (more: string) => {
    text += more;
    if (text.length < STEP) return;
    parts.push(Buffer.from(text));
    text = "";
    await setImmediate();
  };
  let before = "{\n";
  for (const [key, value] of Object.entries(presentTripFile(file))) {
    await write(`${before}${JSON.stringify(key)}: `);
    before = ",\n";
    if (!Array.isArray(value)) {
      await write(JSON.stringify(value, null, 1));
      continue;
    }
    for (const [index, row] of value.entries())
      await write(`${index === 0 ? "[\n" : ",\n"}${JSON.stringify(row, null, 1)}`);
    await write(value.length === 0 ? "[]" : "\n]");
  }
  parts.push(Buffer.from(`${text}\n}\n`));
  return Buffer.concat(parts);
}
