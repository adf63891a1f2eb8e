import { FileUp } from "lucide-react";
import { DropZone as Zone } from "@/ui/drop-zone.tsx";

const accept = ".eml,.ics,.pdf,.txt,message/rfc822,text/calendar,application/pdf,text/plain";

/** Confirmations as files. */
export function DropZone({ onFiles }: { onFiles(files: readonly File[]): void }) {
  return (
    <Zone label="Files of confirmations" accept={accept} onFiles={onFiles} className="min-h-44 flex-col gap-2 p-6">
      <FileUp aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">Drop files here, or choose them</span>
      <span className="text-muted text-sm group-data-over:text-inherit">
        Mails (.eml), calendar files (.ics) and PDFs, several at once, to 10 MB
      </span>
    </Zone>
  );
}
