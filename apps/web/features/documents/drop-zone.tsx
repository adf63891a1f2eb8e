import { FileUp } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { DropZone as Zone } from "@/ui/drop-zone.tsx";

const accept = ".pdf,.png,.jpg,.jpeg,.webp,.gif,.heic,.heif,.txt,.md,.csv,.eml,.ics,.pkpass,image/*,application/pdf";

export interface DropZoneProps {
  onFiles(files: readonly File[]): void;
  /** There is nothing yet: it says what for, and takes the room. */
  first: boolean;
}

/** Documents as files. */
export function DropZone({ onFiles, first }: DropZoneProps) {
  return (
    <Zone
      label="Add files"
      accept={accept}
      onFiles={onFiles}
      className={classNames(
        "gap-x-4",
        first ? "min-h-72 flex-col gap-y-3 p-6" : "min-h-20 gap-y-2 px-5 py-4 sm:text-left",
      )}
    >
      <FileUp
        aria-hidden="true"
        className={classNames("shrink-0 text-accent", first ? "size-10" : "size-6 max-sm:hidden")}
      />
      {first && (
        <span className="flex flex-col gap-2 pb-2">
          <span className="heading-section">No documents yet</span>
          <span className="max-w-md text-muted group-data-over:text-inherit">
            Keep tickets, confirmations and scans with the trip, so that everybody has them at the gate. What you mark
            as yours, only you see.
          </span>
        </span>
      )}
      <span className={classNames("flex flex-col", first && "gap-1")}>
        <span className="font-semibold">Drop files here, or choose them</span>
        <span className="text-muted text-sm group-data-over:text-inherit">
          PDFs, photos, mails, calendar files, wallet passes and texts, up to 10 MB each
        </span>
      </span>
    </Zone>
  );
}
