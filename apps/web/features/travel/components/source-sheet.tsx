"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { formatDate } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { t } from "../messages/page/index.ts";
import { lineOf } from "../messages.ts";
import { EvidenceStore, marksOf } from "../model/evidence.ts";
import type { Segment } from "../types.ts";
import { EvidenceLegend, SourceText } from "./source-text.tsx";

/** The confirmation of a segment, for the person who added it: nobody else may read it. */
export function SourceSheet({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const api = useApi();
  const query = useQuery(api.segments.source.queryOptions({ segment_id: segment.id }));
  const [store] = useState(() => new EvidenceStore());
  const marks = useMemo(() => marksOf(segment, segment.id), [segment]);
  const source = query.data?.source;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("sourceOf", { name: lineOf(segment) })}
      description={
        source
          ? [source.subject, t("importedOn", { date: formatDate(source.created_at.slice(0, 10)) })]
              .filter(Boolean)
              .join(" · ")
          : t("onlyYouText")
      }
    >
      {source ? (
        <div className="flex flex-col gap-4">
          {marks.length > 0 ? <EvidenceLegend marks={marks} /> : <p className="text-muted text-sm">{t("fromData")}</p>}
          <SourceText
            text={source.text}
            marks={marks}
            store={store}
            className="max-h-[calc(100dvh-14rem)] overflow-y-auto overscroll-contain rounded-card border bg-surface p-4 text-[0.9375rem]"
          />
        </div>
      ) : query.error ? (
        <QueryError title={t("text.failed")} query={query} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Sheet>
  );
}
