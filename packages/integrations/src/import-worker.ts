import type { ImportReading, ImportTask } from "@caravan/domain/import/import-reading";
import { readImport } from "@caravan/domain/import/read-import";
import { zoneAt } from "@caravan/gazetteer/zone-at";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default (task: ImportTask): ImportReading => readImport(task, zoneAt);
