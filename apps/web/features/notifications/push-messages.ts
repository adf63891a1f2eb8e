/** The notification that the service worker shows for a push. */
export interface PushShown {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Path, query and hash within Caravan. */
  readonly path: string;
  /** Two messages with the same tag are shown once. */
  readonly tag: string;
}

const nothingElse: PushShown = { kind: "other", title: "Caravan", body: "", path: "/trips", tag: "" };

/** Never throws: browsers require a notification for every push, also for an unreadable one. */
export function readPush(text: string, origin: string): PushShown {
  const payload = parsed(text);
  const title = line(payload?.title, 120);
  if (payload === null || title === "") return nothingElse;
  return {
    kind: line(payload.kind, 40) || nothingElse.kind,
    title,
    body: line(payload.body, 400),
    path: pathWithin(payload.url, origin),
    tag: line(payload.tag, 200),
  };
}

/** A path of ours; any other address becomes the list of trips. */
export function pathWithin(address: unknown, origin: string): string {
  if (typeof address !== "string" || !URL.canParse(address, origin)) return nothingElse.path;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : nothingElse.path;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const line = (value: unknown, most: number) => (typeof value === "string" ? value.trim().slice(0, most) : "");

/** The worker's request to a page when a notification was pressed; answered on the port with {@link OpenPathAnswer}. */
export interface OpenPathRequest {
  readonly type: "lead";
  /** Path, query and hash within Caravan. */
  readonly path: string;
}

/** `gone`: the page is navigating. `busy`: something is being written there, which navigating would lose. */
export type OpenPathAnswer = "gone" | "busy";

export const isOpenPathRequest = (data: unknown): data is OpenPathRequest =>
  typeof data === "object" && data !== null && "type" in data && data.type === "lead" && "path" in data;
