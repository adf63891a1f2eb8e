import { coverPath, seedOf } from "@caravan/domain/pictures/cover-address";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppParts } from "@/app/app-parts.tsx";
import { allowsGuests } from "@/features/account/installation.ts";
import { currentUser } from "@/features/account/server.ts";
import { drawnCover } from "@/features/pictures/server.ts";
import { bookingsByDay } from "@/features/shared-trip/bookings-by-day.ts";
import { openSharedTrip, photoOf, type SharedPlan } from "@/features/shared-trip/server.ts";
import { coverOf, SharedTripHeader } from "@/features/shared-trip/shared-trip-header.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { Attributions } from "@/ui/attributions.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { PageTexts } from "@/ui/page-texts.tsx";
import { PublicShell } from "@/ui/public-shell.tsx";
import { t } from "../../messages/index.ts";
import { SharedTrip } from "./shared-trip.tsx";

export async function generateMetadata({ params }: PageProps<"/shared/[token]">): Promise<Metadata> {
  const { token } = await params;
  const { trip, template, has_cover } = (await openSharedTrip(token)) ?? {};
  // Knowing the address is the permission to see the trip, so search engines and other sites must not get it.
  const secret = { robots: { index: false, follow: false }, referrer: "no-referrer" } as const;
  if (!trip) return { title: t("linkEnded"), ...secret };
  const dates = template ? "none" : formatDateRange(trip.start_date, trip.end_date);
  const description = t("shared.description", { destination: trip.destination, dates });
  const images = [has_cover ? { url: `/api/public/trips/${token}/cover` } : previewOf(trip)];
  return {
    title: trip.title,
    description,
    metadataBase: new URL(process.env.CARAVAN_PUBLIC_URL ?? "http://localhost"),
    openGraph: { title: trip.title, description, siteName: "Caravan", images },
    twitter: { card: "summary_large_image" },
    ...secret,
  };
}

/** The drawing that messengers show beside the link. */
function previewOf({ destination, place: { lat, lng } }: SharedPlan) {
  const at = lat !== null && lng !== null ? { lat, lng } : null;
  const url = coverPath({ shape: "preview", kind: "trip", at, seed: seedOf(destination) });
  return { url, width: 1200, height: 630, type: "image/png", alt: t("mapOf", { destination }) };
}

export default async function SharedTripPage({ params }: PageProps<"/shared/[token]">) {
  const { token } = await params;
  const [shared, user] = await Promise.all([openSharedTrip(token), currentUser()]);
  if (!shared) notFound();
  const [photo, drawing] = await Promise.all([photoOf(shared.trip), drawnCover(coverOf(shared.trip))]);
  return (
    <PublicShell user={user}>
      {user && <AppParts />}
      <PageTexts of={["offline/kept", "shared-trip", "travel", "travel/page"]}>
        <SharedTrip
          trip={shared.trip}
          template={shared.template}
          path={`/shared/${token}`}
          token={token}
          bookings={bookingsByDay(shared)}
          header={
            <SharedTripHeader
              trip={shared.trip}
              photo={photo}
              drawing={drawing}
              hasCover={shared.has_cover}
              token={token}
              template={shared.template}
              planHref={user || (await allowsGuests()) ? "/trips/new" : "/sign-up"}
            />
          }
          attributions={<Attributions names={shared.trip.attributions} />}
          styleUrls={mapStyleUrls()}
        />
      </PageTexts>
    </PublicShell>
  );
}
