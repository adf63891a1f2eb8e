import { RotateCcw, X } from "lucide-react";
import { IconButton } from "@/ui/icon-button.tsx";
import { Progress } from "@/ui/loading.tsx";
import { formatSize } from "./document-words.ts";
import type { UploadItem } from "./use-uploads.ts";

export interface UploadListProps {
  items: readonly UploadItem[];
  onRetry(id: number): void;
  onCancel(id: number): void;
}

/** Files on their way, and those that did not arrive, with the reason. */
export function UploadList({ items, onRetry, onCancel }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="flex flex-col gap-2">
      {items.map((it) => (
        <li
          key={it.id}
          className={
            it.state === "failed"
              ? "flex items-center gap-3 rounded-card bg-danger-soft py-2 pr-2 pl-4 text-on-danger-soft"
              : "flex items-center gap-3 rounded-card border bg-surface py-2 pr-2 pl-4"
          }
        >
          <div className="min-w-0 flex-1">
            {it.state === "failed" ? (
              <>
                <p className="wrap-anywhere font-medium">{it.file.name}</p>
                <p role="alert" className="wrap-anywhere text-sm">
                  {it.problem}
                </p>
              </>
            ) : (
              <div className="wrap-anywhere pr-1 pb-1">
                <Progress label={it.file.name} value={it.state === "sending" ? it.sent : 0} aside={asideOf(it)} />
              </div>
            )}
          </div>
          {it.state === "failed" && it.canRetry && (
            <IconButton label={`Try ${it.file.name} again`} icon={<RotateCcw />} onClick={() => onRetry(it.id)} />
          )}
          <IconButton
            label={`${it.state === "failed" ? "Dismiss" : "Cancel"} ${it.file.name}`}
            icon={<X />}
            onClick={() => onCancel(it.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function asideOf({ state, sent, file }: UploadItem): string {
  if (state === "waiting") return "waiting";
  // Sent is not kept: the server still looks at it.
  return sent < 1 ? `${Math.round(sent * 100)}% of ${formatSize(file.size)}` : "checking";
}
