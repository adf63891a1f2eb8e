import { useReachable } from "@/features/offline/connection.ts";
import { useKeptFiles } from "@/features/offline/kept/use-kept-files.ts";
import { fileAddress } from "@/features/offline/worker-contract.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import type { TripDocument } from "./types.ts";

/** How one gets at a file here and now. */
export interface FileHere {
  /** For everything on the page that shows it. */
  readonly href: string;
  readonly previewHref: string;
  readonly isOnDevice: boolean;
  /** False where it needs a connection and there is none. */
  readonly opens: boolean;
}

/** How one gets at the files of that trip. */
export function useFiles(tripId: string): (document: TripDocument) => FileHere {
  const account = usePageAccount();
  const reachable = useReachable();
  const kept = useKeptFiles(tripId);
  return ({ id }) => ({
    href: fileAddress(id, "file", account),
    previewHref: fileAddress(id, "preview", account),
    isOnDevice: kept?.has(id) ?? false,
    // Before the device was asked, nothing is denied.
    opens: reachable || (kept?.has(id) ?? true),
  });
}
