import { useSyncExternalStore } from "react";

const noListener = () => () => undefined;

/**
 * Whether this is the HTML of the server, or the first rendering in the browser, which must be the same: what depends on
 * the device, such as its time zone, comes right after.
 */
export const useOnServer = () =>
  useSyncExternalStore(
    noListener,
    () => false,
    () => true,
  );
