/** What the worker asks of a page when a notification was pressed; answered on the port with {@link Led}. */
export interface LeadRequest {
  readonly type: "lead";
  /** Path, query and hash within Caravan. */
  readonly path: string;
}

/** `gone`: the page is on its way. `busy`: something is being written there, which going would lose. */
export type Led = "gone" | "busy";

export const isLeadRequest = (data: unknown): data is LeadRequest =>
  typeof data === "object" && data !== null && "type" in data && data.type === "lead" && "path" in data;
