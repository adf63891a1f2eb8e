import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Confirmation = ApiOutputs["confirmations"]["get"]["confirmation"];
export type FoundSegment = Confirmation["segments"][number];
export type Saved = ApiOutputs["confirmations"]["save"];
export type SegmentWish = NonNullable<ApiInputs["confirmations"]["save"]["segments"]>[number];
/** A trip that segments may be saved on, suggested or chosen. */
export type TripOption = NonNullable<Confirmation["suggestion"]["trip"]>;
