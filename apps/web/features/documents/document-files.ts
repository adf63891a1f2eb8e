import type { TripDocument } from "@/features/api-client/index.ts";
import {
  fileAddress,
  isReachable,
  type KeptBytes,
  keptBytes,
  useKeptFiles,
  useReachable,
} from "@/features/offline/index.ts";
import { pageAccount } from "@/ui/page-account.ts";
import { toast } from "@/ui/toast.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { fileNameInHeader } from "./document.ts";

/** How one gets at a file here and now. */
export interface DocumentFile {
  /** For everything on the page that shows it. */
  readonly href: string;
  readonly previewHref: string;
  readonly isOnDevice: boolean;
  /** False where it needs a connection and there is none. */
  readonly opens: boolean;
}

/** How one gets at the files of that trip. */
export function useFiles(tripId: string): (document: TripDocument) => DocumentFile {
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

/** Until then the browser has begun to write it. */
const releaseMs = 60_000;

/** Saves the file as one of the person's own. Without a connection from this device: browsers ask no worker for it. */
export async function saveFile({ id, name }: TripDocument): Promise<void> {
  if (isReachable()) return follow(fileAddress(id, "file", null), "");
  const account = pageAccount();
  const kept = account === null ? null : await keptBytes(account, id).catch(() => null);
  if (!kept) return void toast({ title: `${name} needs a connection`, tone: "danger" });
  const address = URL.createObjectURL(asFile(kept));
  follow(address, fileNameInHeader(kept.headers["content-disposition"]) ?? name);
  setTimeout(() => URL.revokeObjectURL(address), releaseMs);
}

/** Of no type that a browser would open itself, under an address of our own. */
const asFile = ({ bytes }: KeptBytes) => new Blob([bytes], { type: "application/octet-stream" });

/** By a link of its own: the page stays. */
function follow(href: string, download: string): void {
  const link = document.createElement("a");
  link.href = href;
  // Empty: the answer names the file.
  link.download = download;
  link.click();
}
