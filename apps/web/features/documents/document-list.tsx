import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DocumentRow } from "./document-row.tsx";
import type { TripDocument } from "./types.ts";
import type { FileHere } from "./use-files.ts";

export interface DocumentListProps {
  documents: readonly TripDocument[];
  fileOf(document: TripDocument): FileHere;
  /** What is shown belongs to the words before the last ones. */
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
        <p className="text-muted">No document fits.</p>
        <Button variant="secondary" size="sm" onClick={onShowAll}>
          Show all
        </Button>
      </div>
    );
  return (
    <ul
      aria-label="Documents"
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
