import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Segment = ApiOutputs["segments"]["list"]["segments"][number];
export type SegmentKind = Segment["kind"];
export type SegmentStatus = Segment["status"];
export type SegmentPlace = NonNullable<Segment["place"]>;

/** What a segment of a trip and one that was only read have in common. */
export type SegmentFacts = Omit<
  Segment,
  "id" | "trip_id" | "booking_id" | "summary" | "corrected" | "has_source" | "created_at" | "updated_at"
>;

/** Of the fields that a person may set those that are set; null empties one. */
export type SegmentChange = Omit<ApiInputs["segments"]["update"], "segment_id" | "removed">;
