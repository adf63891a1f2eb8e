"use client";

import { useState } from "react";
import type { HistoryEntry } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatRelative, spellDates } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";
import { HistoryAuthors } from "./history-authors.tsx";

export function HistoryEntryRow({ entry }: { entry: HistoryEntry }) {
  const { canEdit, edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await edits.revert(entry.id, "Undone");
    setBusy(false);
  };
  return (
    <li className="flex items-start gap-3 py-4">
      <Avatar name={entry.author.name ?? "Somebody"} size="sm" decorative />
      <div className="min-w-0 flex-1">
        <p className={classNames("wrap-anywhere", entry.reverted && "text-muted line-through")}>
          {spellDates(entry.summary)}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-sm">
          <HistoryAuthors entry={entry} />
          <time dateTime={entry.created_at} title={new Date(entry.created_at).toLocaleString()}>
            {formatRelative(entry.created_at, Date.now())}
          </time>
          {entry.reverted && <span>· undone</span>}
        </p>
      </div>
      {canEdit && entry.revertible && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void undo()}>
          Undo<span className="sr-only">: {spellDates(entry.summary)}</span>
        </Button>
      )}
    </li>
  );
}
