import type { ApiOutputs } from "@/features/api-client/index.ts";

export type AccessRequest = ApiOutputs["accessRequests"]["get"]["request"];

/** How a request can be over before this person has answered it. */
export type Ending = "expired" | "answered" | "unknown";

/** The ending that an error of the server tells of; null for errors after which trying again makes sense. */
export function endingOf(code: string): Ending | null {
  if (code === "request_expired") return "expired";
  return code === "request_decided" ? "answered" : null;
}
