import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the device has a way of its own to pass a link on; the server does not know. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
}
