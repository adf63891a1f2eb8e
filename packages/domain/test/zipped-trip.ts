import { strToU8, zipSync } from "fflate";
import { presentTripFile, type TripFile } from "../src/trip-file/trip-file.ts";

/** A trip file with one document, in memory of its own. */
export function zippedTrip(file: TripFile, document: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = strToU8(JSON.stringify(presentTripFile(file)));
  return Uint8Array.from(zipSync({ "trip.json": json, "documents/1": [document, { level: 0 }] }));
}
