"use client";

import { CalendarDays, FileText, Image, type LucideIcon, Mail, StickyNote, Ticket } from "lucide-react";
import { useState } from "react";
import type { TripDocument } from "./types.ts";
import type { FileHere } from "./use-files.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  "application/pdf": FileText,
  "text/plain": StickyNote,
  "message/rfc822": Mail,
  "text/calendar": CalendarDays,
  "application/vnd.apple.pkpass": Ticket,
};

/** A small picture of a picture, and a sign for everything else; also for a picture that cannot be made small. */
export function DocumentThumb({
  document: { content_type, preview_url },
  file,
}: {
  document: TripDocument;
  file: FileHere;
}) {
  const [failed, setFailed] = useState(false);
  const Icon = icons[content_type] ?? Image;
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted"
    >
      {preview_url && !failed ? (
        <img
          src={file.previewHref}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-6" />
      )}
    </span>
  );
}
