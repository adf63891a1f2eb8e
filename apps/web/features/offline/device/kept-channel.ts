/** What changed on the device. A change of documents leads to fetching files, which is announced in turn. */
type KeptKind = "trips" | "documents" | "files";

const listeners = new Set<(what: KeptKind) => void>();

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("caravan-kept");
if (channel) channel.onmessage = ({ data }) => tell(data as KeptKind);

function tell(what: KeptKind) {
  for (const listener of listeners) listener(what);
}

/** Tells all windows that something else is kept now. */
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
