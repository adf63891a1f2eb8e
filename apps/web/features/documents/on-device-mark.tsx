import { CloudDownload } from "lucide-react";

/** Behind what is said of a file: it opens without a connection, too. */
export function OnDeviceMark() {
  return (
    <span title="On this device" className="ml-1.5 inline-flex align-[-0.2em] text-faint">
      <CloudDownload aria-hidden="true" className="size-4" />
      <span className="sr-only">, on this device</span>
    </span>
  );
}
