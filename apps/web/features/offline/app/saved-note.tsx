"use client";

import { CloudDownload } from "lucide-react";
import { useReachable } from "../connection.ts";
import { useKeptTrip } from "../kept/kept-trips.ts";
import { momentOf } from "./moment.ts";

/** That this trip can be read without a connection, and as of when. */
export function SavedNote({ tripId }: { tripId: string }) {
  const kept = useKeptTrip(tripId);
  const reachable = useReachable();
  if (kept === undefined) return null;
  if (!kept) return reachable ? null : <NotWhole />;
  return (
    <p className="flex items-center gap-1.5 text-faint text-sm">
      <CloudDownload aria-hidden="true" className="size-4 shrink-0" />
      Saved for offline, as of {momentOf(kept.at, Date.now())}
    </p>
  );
}

function NotWhole() {
  return <p className="text-faint text-sm">Only what was opened on this device is kept of this trip.</p>;
}
