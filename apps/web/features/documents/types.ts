import type { ApiOutputs } from "@/features/api-client/api.ts";

export type TripDocument = ApiOutputs["documents"]["list"]["documents"][number];
export type DocumentKind = TripDocument["kind"];
