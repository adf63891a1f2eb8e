import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { TripBuilder } from "@/features/trip-builder/components/trip-builder.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Trip" };

export default async function TripPage({ params, searchParams }: PageProps<"/trips/[id]">) {
  const [{ id }, { proposals }] = await Promise.all([params, searchParams]);
  // After signing in, a person who followed a notification still gets to its subject.
  const user = await requireSession(`/trips/${encodeURIComponent(id)}${proposals === "1" ? "?proposals=1" : ""}`);
  return (
    <AppShell user={user} layout="full">
      <TripBuilder tripId={id} viewer={user} styleUrls={mapStyleUrls()} />
    </AppShell>
  );
}
