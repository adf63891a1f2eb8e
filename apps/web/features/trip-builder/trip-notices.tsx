"use client";

import { Info, X } from "lucide-react";
import { useState } from "react";
import { forgetNotices, noticesFor } from "@/features/trips/arrival-notices.ts";
import { IconButton } from "@/ui/icon-button.tsx";

/** What the last planning went through with and still wants to say. */
export function TripNotices({ tripId }: { tripId: string }) {
  const [, redraw] = useState(0);
  const notices = noticesFor(tripId);
  if (notices.length === 0) return null;
  const dismiss = () => {
    forgetNotices(tripId);
    redraw((times) => times + 1);
  };
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card bg-warning-soft py-1.5 pr-1.5 pl-4 text-on-warning-soft"
    >
      <Info aria-hidden="true" className="mt-2.5 size-4.5 shrink-0" />
      <ul className="flex flex-1 flex-col gap-1 py-2">
        {notices.map((notice) => (
          <li key={`${notice.code} ${notice.message}`}>{notice.message}</li>
        ))}
      </ul>
      <IconButton label="Dismiss" icon={<X />} className="text-current" onClick={dismiss} />
    </div>
  );
}
