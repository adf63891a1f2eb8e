"use client";

import { FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { classNames } from "@/ui/class-names.ts";

/** Takes files that are dropped or chosen; a native file input in other clothes. */
export function DropZone({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
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
        "relative flex min-h-44 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed p-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
        over ? "border-accent bg-accent-soft text-on-accent-soft" : "hover:border-line-strong hover:bg-surface",
      )}
    >
      <FileUp aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">Drop files here, or choose them</span>
      <span className="text-muted text-sm">
        Mails (.eml), calendar files (.ics) and PDFs, several at once, to 10 MB
      </span>
      <input
        type="file"
        multiple
        accept=".eml,.ics,.pdf,.txt,message/rfc822,text/calendar,application/pdf,text/plain"
        aria-label="Files of confirmations"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
