import { CloudOff, Download, EllipsisVertical, Eye, Lock, Pencil, Trash2 } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { DocumentThumb } from "./document-thumb.tsx";
import { formatSize, kindLabels, typeLabel } from "./document-words.ts";
import { OnDeviceMark } from "./on-device-mark.tsx";
import { saveFile } from "./save-file.ts";
import type { TripDocument } from "./types.ts";
import type { FileHere } from "./use-files.ts";

export interface DocumentRowProps {
  document: TripDocument;
  file: FileHere;
  viewerId: string;
  canEdit: boolean;
  onOpen(): void;
  onEdit(): void;
  onDelete(): void;
}

export function DocumentRow({ document, file, viewerId, canEdit, onOpen, onEdit, onDelete }: DocumentRowProps) {
  const { name, kind, content_type, size, uploaded_by, created_at } = document;
  const who = uploaded_by.user_id === viewerId ? "you" : (uploaded_by.name ?? "a former member");
  const look: MenuItem[] = [
    { label: "Open", icon: <Eye />, onSelect: onOpen },
    { label: "Download", icon: <Download />, onSelect: () => void saveFile(document), disabled: !file.opens },
  ];
  const change: MenuItem[] = [
    { label: "Edit details", icon: <Pencil />, onSelect: onEdit },
    { label: "Delete", icon: <Trash2 />, danger: true, onSelect: onDelete },
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
          {kind !== "other" && <Badge>{kindLabels[kind]}</Badge>}
          {document.private && (
            <Badge tone="accent" icon={<Lock />}>
              Only you
            </Badge>
          )}
          {!file.opens && <Badge icon={<CloudOff />}>Needs a connection</Badge>}
        </div>
        <p className="wrap-anywhere text-muted text-sm">
          {typeLabel(content_type)} · {formatSize(size)} · from {who}, {formatRelative(created_at, Date.now())}
          {file.isOnDevice && <OnDeviceMark />}
        </p>
      </div>
      <div className="relative z-1">
        <DropdownMenu
          trigger={<IconButton label={`More for ${name}`} icon={<EllipsisVertical />} tooltip={false} />}
          groups={canEdit ? [look, change] : [look]}
        />
      </div>
    </li>
  );
}
