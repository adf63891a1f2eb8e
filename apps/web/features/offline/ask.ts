/** A request between a page and its worker, answered on a port of its own. Null when no answer comes in time. */
export function ask<Answer>(
  whom: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: unknown,
  patienceMs: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), patienceMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data as Answer | null);
    };
    whom.postMessage(message, [port2]);
  });
}
