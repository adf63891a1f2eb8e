"use client";

import { Info, X } from "lucide-react";
import { forgetNotices, type useNotices } from "@/features/trips/index.ts";
import { spellValues } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";

const atMost = 4;

interface LastNoticesProps {
  tripId: string;
  notices: ReturnType<typeof useNotices>;
}

/** The warnings of the last planning or change of dates. */
export function LastNotices({ tripId, notices }: LastNoticesProps) {
  const more = notices.length - atMost;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card bg-warning-soft py-1.5 pr-1.5 pl-4 text-on-warning-soft"
    >
      <Info aria-hidden="true" className="mt-2.5 size-4.5 shrink-0" />
      <ul className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere py-2">
        {notices.slice(0, atMost).map((notice) => (
          <li key={`${notice.code} ${notice.message}`}>{spellValues(notice.message)}</li>
        ))}
        {more > 0 && <li>{t("moreNotices", { count: more })}</li>}
      </ul>
      <TooltipButton
        label={ui("dismiss")}
        icon={<X />}
        className="text-current"
        onClick={() => forgetNotices(tripId)}
      />
    </div>
  );
}
