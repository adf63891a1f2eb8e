import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { presentTripFile, type TripFile } from "../src/trip-file/trip-file.ts";

/** A trip file with one document, in memory of its own. */
export function zippedTrip(file: TripFile, document: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = strToU8(JSON.stringify(presentTripFile(file)));
  return Uint8Array.from(zipSync({ "trip.json": json, "documents/1": [document, { level: 0 }] }));
}

/** A ZIP of a trip with other bytes for some of its documents. */
export function withOtherFiles(
  zip: Uint8Array,
  change: (files: Record<string, Uint8Array>, pathOf: (document: string) => string) => void,
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(zip);
  const { documents } = JSON.parse(strFromU8(files["trip.json"] as Uint8Array)) as {
    documents: readonly { readonly name: string; readonly path: string }[];
  };
  change(files, (document) => documents.find((it) => it.name === document)?.path ?? "");
  return Uint8Array.from(zipSync(files));
}
