import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import { worker } from "../for-reader.ts";
import { yieldToRequests } from "../thread-priority.ts";
import { tripPdf } from "./trip-pdf.ts";

yieldToRequests();

export default worker((trip: PrintedTrip): Promise<Uint8Array> => tripPdf(trip));
