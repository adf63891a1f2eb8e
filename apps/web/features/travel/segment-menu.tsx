"use client";

import { EllipsisVertical, Pencil, TextSearch, Trash2 } from "lucide-react";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";

export interface SegmentMenuProps {
  name: string;
  canEdit: boolean;
  hasSource: boolean;
  onEdit(): void;
  onRemove(): void;
  onShowSource(): void;
}

export function SegmentMenu({ name, canEdit, hasSource, onEdit, onRemove, onShowSource }: SegmentMenuProps) {
  const source: MenuItem = { label: "See where it says so", icon: <TextSearch />, onSelect: onShowSource };
  const groups: MenuItem[][] = [
    [...(canEdit ? [{ label: "Edit", icon: <Pencil />, onSelect: onEdit }] : []), ...(hasSource ? [source] : [])],
    canEdit ? [{ label: "Take off the trip", icon: <Trash2 />, onSelect: onRemove, danger: true }] : [],
  ].filter((it) => it.length > 0);
  if (groups.length === 0) return null;
  return (
    <DropdownMenu
      trigger={<IconButton label={`Actions for ${name}`} icon={<EllipsisVertical />} tooltip={false} />}
      groups={groups}
    />
  );
}
