import { FileUp, RotateCcw, X } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { DropZone as Zone } from "@/ui/drop-zone.tsx";
import { formatPercent } from "@/ui/format.ts";
import { Progress } from "@/ui/progress.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "./messages/index.ts";
import { formatSize } from "./messages.ts";
import type { UploadItem } from "./use-uploads.ts";

const accept = ".pdf,.png,.jpg,.jpeg,.webp,.gif,.heic,.heif,.txt,.md,.csv,.eml,.ics,.pkpass,image/*,application/pdf";

interface DropZoneProps {
  onFiles(files: readonly File[]): void;
  /** There are no documents yet: it explains what they are for, and is larger. */
  first: boolean;
}

/** The area where files are added. */
export function DropZone({ onFiles, first }: DropZoneProps) {
  return (
    <Zone
      label={t("add.files")}
      accept={accept}
      onFiles={onFiles}
      className={classNames(
        "gap-x-4",
        first ? "min-h-72 flex-col gap-y-3 p-6" : "min-h-20 gap-y-2 px-5 py-4 sm:text-left",
      )}
    >
      <FileUp
        aria-hidden="true"
        className={classNames("shrink-0 text-accent", first ? "size-10" : "size-6 max-sm:hidden")}
      />
      {first && (
        <span className="flex flex-col gap-2 pb-2">
          <span className="heading-section">{t("none")}</span>
          <span className="max-w-md text-muted group-data-over:text-inherit">{t("none.text")}</span>
        </span>
      )}
      <span className={classNames("flex flex-col", first && "gap-1")}>
        <span className="font-semibold">{t("drop")}</span>
        <span className="text-muted text-sm group-data-over:text-inherit">{t("drop.kinds")}</span>
      </span>
    </Zone>
  );
}

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry(id: number): void;
  onCancel(id: number): void;
}

/** Files that are being sent, and those that failed, with the reason. */
export function UploadList({ items, onRetry, onCancel }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={t("uploads")} className="flex flex-col gap-2">
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
            <TooltipButton
              label={t("retry", { name: it.file.name })}
              icon={<RotateCcw />}
              onClick={() => onRetry(it.id)}
            />
          )}
          <TooltipButton
            label={t(it.state === "failed" ? "dismissOne" : "cancelOne", { name: it.file.name })}
            icon={<X />}
            onClick={() => onCancel(it.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function asideOf({ state, sent, file }: UploadItem): string {
  if (state === "waiting") return t("waiting");
  // A file that was sent is not stored yet: the server still checks it.
  return sent < 1 ? t("sent", { percent: formatPercent(sent), size: formatSize(file.size) }) : t("checking");
}
