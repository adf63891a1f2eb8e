import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { TripBuilder } from "@/features/trip-builder/components/trip-builder.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { Shell } from "@/ui/shell.tsx";

export const metadata: Metadata = { title: "Trip" };

/** The trip with the page of a place open; which one, the builder reads from the address. */
export default async function PlacePage({ params }: PageProps<"/trips/[id]/places/[...place]">) {
  const { id, place } = await params;
  const user = await requireSession(`/trips/${encodeURIComponent(id)}/places/${place.join("/")}`);
  return (
    <Shell user={user}>
      <TripBuilder tripId={id} viewer={user} styleUrls={mapStyleUrls()} />
    </Shell>
  );
}
