"use client";

import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";

/** The formats of pictures that the server reads; phones convert theirs to one of them. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/gif";

export interface DropZoneProps {
  /** The accessible name of the input. */
  label: string;
  /** The `accept` attribute of a file input. */
  accept: string;
  onFiles(files: readonly File[]): void;
  className: string;
  /** The text; use `group-data-over:` for its look while files are dragged over it. */
  children: ReactNode;
}

/** Takes dropped or chosen files; a native file input with another look. */
export function DropZone({ label, accept, onFiles, className, children }: DropZoneProps) {
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
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "group relative flex cursor-pointer items-center justify-center rounded-card border-2 border-dashed text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
        over ? "border-accent bg-accent-soft text-on-accent-soft" : "hover:border-line-strong hover:bg-surface",
        className,
      )}
    >
      {children}
      <input
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Cleared, so that the same file can be chosen again.
          event.currentTarget.value = "";
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
