/** Lists of documents are told apart: files are fetched after them, and tell of themselves in turn. */
type KeptKind = "trips" | "documents" | "files";

const listeners = new Set<(what: KeptKind) => void>();

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("caravan-kept");
if (channel) channel.onmessage = ({ data }) => tell(data as KeptKind);

function tell(what: KeptKind) {
  for (const listener of listeners) listener(what);
}

/** What this device keeps is another now. Told to all windows: what is kept is theirs together. */
export function announceKept(what: KeptKind): void {
  tell(what);
  channel?.postMessage(what);
}

/** Calls back when something else is kept; returns how to stop. */
export function onKept(listener: (what: KeptKind) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
