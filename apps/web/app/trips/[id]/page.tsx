import type { Metadata } from "next";
import { requireSession } from "@/features/account/require-session.ts";
import { mapStyleUrls } from "@/features/map/style-url.ts";
import { TripBuilder } from "@/features/trip-builder/trip-builder.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Trip" };

export default async function TripPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await requireSession(`/trips/${encodeURIComponent(id)}`);
  return (
    <AppShell user={user} layout="full">
      <TripBuilder tripId={id} viewer={user} styleUrls={mapStyleUrls()} />
    </AppShell>
  );
}
