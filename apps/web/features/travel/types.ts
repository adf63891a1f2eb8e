import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Segment = ApiOutputs["segments"]["list"]["segments"][number];
export type SegmentKind = Segment["kind"];
export type SegmentStatus = Segment["status"];
export type SegmentPlace = NonNullable<Segment["place"]>;

/** The common fields of a segment of a trip and one that was only read. */
export type SegmentFacts = Omit<
  Segment,
  "id" | "trip_id" | "booking_id" | "summary" | "corrected" | "has_source" | "created_at" | "updated_at"
>;

/** The fields that are to be set; null clears one. */
export type SegmentChange = Omit<ApiInputs["segments"]["update"], "segment_id" | "removed">;
