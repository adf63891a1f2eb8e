import type { ApiOutputs } from "@/features/api-client/index.ts";

export type PlaceAnswer = ApiOutputs["places"]["get"];
