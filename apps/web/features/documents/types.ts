import type { ApiOutputs } from "@/features/api-client/index.ts";

export type TripDocument = ApiOutputs["documents"]["list"]["documents"][number];
export type DocumentKind = TripDocument["kind"];
