import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type BoardData = ApiOutputs["board"]["get"];
export type Candidate = BoardData["candidates"][number];
export type Reaction = Candidate["reactions"][number];
export type FailedImport = BoardData["failed_imports"][number];
export type Finding = BoardData["blockers"][number];
export type Policy = BoardData["policy"];
export type Inspiration = Omit<ApiInputs["board"]["inspire"], "trip_code">;
export type Inspired = ApiOutputs["board"]["inspire"];
export type PlaceFields = Pick<ApiInputs["board"]["update"], "name" | "city" | "neighborhood" | "category" | "blurb">;
