import type { ImportReading, ImportTask } from "@caravan/domain/import/import-reading";
import { readImport } from "@caravan/domain/import/read-import";
import { zoneAt } from "@caravan/gazetteer/zone-at";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { ownBuffer } from "./own-buffer.ts";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default (task: ImportTask): ImportReading => {
  const reading = readImport(task, zoneAt);
  if (!reading.ok || reading.form !== "trip") return reading;
  const files = Object.values(reading.files).flatMap((it) => ownBuffer(it) ?? []);
  const moved = { [transferableSymbol]: files, [valueSymbol]: reading };
  return move(moved as never) as unknown as ImportReading;
};
