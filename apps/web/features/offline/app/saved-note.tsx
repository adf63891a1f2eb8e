"use client";

import { CloudDownload } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { formatRecent } from "@/ui/format.ts";
import { useReachable } from "../connection.ts";
import { useKeptTrip } from "../device/use-kept.ts";
import { useMissingFiles } from "../device/use-kept-files.ts";
import { t } from "../messages/kept/index.ts";

/** Says that this trip can be read offline, as of when, and how many files are missing. */
export function SavedNote({ tripId }: { tripId: string }) {
  const kept = useKeptTrip(tripId);
  const missing = useMissingFiles(tripId);
  const reachable = useReachable();
  if (kept === undefined || missing === undefined) return null;
  if (!kept) return reachable ? null : <NotWhole />;
  const when = formatRecent(kept.at, Date.now());
  return (
    <p className="flex items-center gap-1.5 text-faint text-sm">
      <CloudDownload aria-hidden="true" className="size-4 shrink-0" />
      {missing > 0 ? t("savedWithout", { when, count: missing }) : t("saved", { when })}
    </p>
  );
}

function NotWhole() {
  return <p className="text-faint text-sm">{t("notWhole")}</p>;
}

/** In a list: this trip opens offline. */
export function KeptMark({ tripId }: { tripId: string }) {
  const kept = useKeptTrip(tripId);
  if (!kept || kept.pages.length === 0) return null;
  return <Badge icon={<CloudDownload />}>{t("mark")}</Badge>;
}
