import { FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { classNames } from "@/ui/class-names.ts";

const accept = ".pdf,.png,.jpg,.jpeg,.webp,.gif,.heic,.heif,.txt,.md,.csv,.eml,.ics,.pkpass,image/*,application/pdf";

export interface DropZoneProps {
  onFiles(files: readonly File[]): void;
  /** There is nothing yet: it says what for, and takes the room. */
  first: boolean;
}

/** Takes files that are dropped or chosen; a native file input in other clothes. */
export function DropZone({ onFiles, first }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "relative flex cursor-pointer items-center justify-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
        first ? "min-h-72 flex-col gap-y-3 p-6" : "min-h-20 px-5 py-4 sm:text-left",
        over ? "border-accent bg-accent-soft text-on-accent-soft" : "hover:border-line-strong hover:bg-surface",
      )}
    >
      <FileUp
        aria-hidden="true"
        className={classNames("shrink-0 text-accent", first ? "size-10" : "size-6 max-sm:hidden")}
      />
      {first && (
        <span className="flex flex-col gap-2 pb-2">
          <span className="heading-section">No documents yet</span>
          <span className={classNames("max-w-md", over ? "" : "text-muted")}>
            Keep tickets, confirmations and scans with the trip, so that everybody has them at the gate. What you mark
            as yours, only you see.
          </span>
        </span>
      )}
      <span className={classNames("flex flex-col", first && "gap-1")}>
        <span className="font-semibold">Drop files here, or choose them</span>
        <span className={classNames("text-sm", over ? "" : "text-muted")}>
          PDFs, photos, mails, calendar files, wallet passes and texts, up to 10 MB each
        </span>
      </span>
      <input
        type="file"
        multiple
        accept={accept}
        aria-label="Add files"
        onChange={(event) => {
          take(event.currentTarget.files);
          // So that the same file can be chosen again.
          event.currentTarget.value = "";
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
