import type { ApiInputs, ApiOutputs } from "@/features/api-client/api.ts";

export type TripDocument = ApiOutputs["documents"]["list"]["documents"][number];
export type DocumentKind = TripDocument["kind"];
export type DocumentChange = Omit<ApiInputs["documents"]["update"], "trip_id" | "document_id">;
