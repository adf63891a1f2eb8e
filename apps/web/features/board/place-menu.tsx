"use client";

import { Ellipsis, Lock, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { useBoardTools } from "./board-context.tsx";
import type { Candidate } from "./types.ts";

export function PlaceMenu({ candidate }: { candidate: Candidate }) {
  const { actions, openEdit } = useBoardTools();
  const { status } = candidate;
  const lockIn: MenuItem = { label: "Lock in", icon: <Lock />, onSelect: () => void actions.lockIn(candidate) };
  const putBack: MenuItem = { label: "Put back", icon: <RotateCcw />, onSelect: () => void actions.reopen(candidate) };
  return (
    <DropdownMenu
      trigger={<IconButton label={`Options for ${candidate.name}`} icon={<Ellipsis />} tooltip={false} />}
      groups={[
        [
          ...(status === "locked_in" ? [] : [lockIn]),
          ...(status === "board" ? [] : [putBack]),
          { label: "Edit", icon: <Pencil />, onSelect: () => openEdit(candidate) },
        ],
        [{ label: "Drop", icon: <Trash2 />, danger: true, onSelect: () => void actions.drop(candidate) }],
      ]}
    />
  );
}
