"use client";

import {
  CalendarDays,
  CloudDownload,
  CloudOff,
  Download,
  EllipsisVertical,
  Eye,
  FileText,
  Image,
  Lock,
  type LucideIcon,
  Mail,
  Pencil,
  StickyNote,
  Ticket,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { TripDocument } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { useNow } from "@/ui/use-now.ts";
import { type DocumentFile, saveFile } from "./document-files.ts";
import { t } from "./messages/index.ts";
import { formatSize, kindLabels, typeLabel } from "./messages.ts";

interface DocumentListProps {
  documents: readonly TripDocument[];
  fileOf(document: TripDocument): DocumentFile;
  /** The results belong to the words of the last search. */
  stale: boolean;
  viewerId: string;
  canEdit: boolean;
  onTask(kind: "view" | "edit" | "delete", document: TripDocument): void;
  onShowAll(): void;
}

export function DocumentList({ documents, fileOf, stale, viewerId, canEdit, onTask, onShowAll }: DocumentListProps) {
  if (documents.length === 0)
    return (
      <div role="status" className="flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-10">
        <p className="text-muted">{t("noneMatch")}</p>
        <Button variant="secondary" size="sm" onClick={onShowAll}>
          {t("showAll")}
        </Button>
      </div>
    );
  return (
    <ul
      aria-label={t("documents")}
      className={classNames(
        "divide-y overflow-hidden rounded-card border bg-surface shadow-card transition-opacity",
        stale && "opacity-60",
      )}
    >
      {documents.map((it) => (
        <DocumentRow
          key={it.id}
          document={it}
          file={fileOf(it)}
          viewerId={viewerId}
          canEdit={canEdit}
          onOpen={() => onTask("view", it)}
          onEdit={() => onTask("edit", it)}
          onDelete={() => onTask("delete", it)}
        />
      ))}
    </ul>
  );
}

interface DocumentRowProps {
  document: TripDocument;
  file: DocumentFile;
  viewerId: string;
  canEdit: boolean;
  onOpen(): void;
  onEdit(): void;
  onDelete(): void;
}

function DocumentRow({ document, file, viewerId, canEdit, onOpen, onEdit, onDelete }: DocumentRowProps) {
  const { name, kind, content_type, size, uploaded_by, created_at } = document;
  const when = formatRelative(created_at, useNow(60_000));
  const from =
    uploaded_by.user_id === viewerId
      ? t("fromYou", { when })
      : uploaded_by.name === null
        ? t("fromFormer", { when })
        : t("fromOther", { name: uploaded_by.name, when });
  const look: MenuItem[] = [
    { label: t("open"), icon: <Eye />, onSelect: onOpen },
    { label: t("download"), icon: <Download />, onSelect: () => void saveFile(document), disabled: !file.opens },
  ];
  const change: MenuItem[] = [
    { label: t("edit"), icon: <Pencil />, onSelect: onEdit },
    { label: t("delete"), icon: <Trash2 />, danger: true, onSelect: onDelete },
  ];
  return (
    <li className="relative flex items-center gap-4 p-3 transition-colors hover:bg-sunken/60 sm:px-4">
      <DocumentThumb document={document} file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <button
            type="button"
            onClick={onOpen}
            className="wrap-anywhere min-w-0 text-left font-semibold after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
          >
            {name}
          </button>
          {kind !== "other" && <Badge>{kindLabels()[kind]}</Badge>}
          {document.private && (
            <Badge tone="accent" icon={<Lock />}>
              {t("onlyYou")}
            </Badge>
          )}
          {!file.opens && <Badge icon={<CloudOff />}>{t("needs")}</Badge>}
        </div>
        <p className="wrap-anywhere text-muted text-sm">
          {typeLabel(content_type)} · {formatSize(size)} · {from}
          {file.isOnDevice && <OnDeviceMark />}
        </p>
      </div>
      <div className="relative z-1">
        <DropdownMenu
          trigger={<IconButton label={t("moreFor", { name })} icon={<EllipsisVertical />} />}
          groups={canEdit ? [look, change] : [look]}
        />
      </div>
    </li>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  "application/pdf": FileText,
  "text/plain": StickyNote,
  "message/rfc822": Mail,
  "text/calendar": CalendarDays,
  "application/vnd.apple.pkpass": Ticket,
};

/** A thumbnail of a picture; an icon for everything else, and for pictures without a thumbnail. */
function DocumentThumb({
  document: { content_type, preview_url },
  file,
}: {
  document: TripDocument;
  file: DocumentFile;
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

/** Says that the file opens without a connection. */
function OnDeviceMark() {
  return (
    <span title={t("onDevice")} className="ml-1.5 inline-flex align-[-0.2em] text-faint">
      <CloudDownload aria-hidden="true" className="size-4" />
      <span className="sr-only">{t("onDevice.aside")}</span>
    </span>
  );
}
