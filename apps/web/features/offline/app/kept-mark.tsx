"use client";

import { CloudDownload } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { useKeptTrip } from "../kept/kept-trips.ts";

/** In a list: this trip opens without a connection. */
export function KeptMark({ tripId }: { tripId: string }) {
  const kept = useKeptTrip(tripId);
  if (!kept || kept.pages.length === 0) return null;
  return <Badge icon={<CloudDownload />}>Offline</Badge>;
}
