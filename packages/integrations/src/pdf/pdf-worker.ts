import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import { yieldToRequests } from "../thread-priority.ts";
import { tripPdf } from "./trip-pdf.ts";

yieldToRequests();

export default (trip: PrintedTrip): Promise<Uint8Array> => tripPdf(trip);
