import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SharedTrip } from "@/app/shared/[token]/shared-trip.tsx";
import { bookingsByDay } from "@/features/shared-trip/bookings-by-day.ts";
import { EmbeddedTripHeader } from "@/features/shared-trip/embedded-trip-header.tsx";
import { openSharedTrip } from "@/features/shared-trip/server.ts";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { Attributions } from "@/ui/attributions.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export async function generateMetadata({ params }: PageProps<"/embed/[token]">): Promise<Metadata> {
  const shared = await openSharedTrip((await params).token);
  return {
    title: shared?.trip.title ?? t("linkEnded"),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

/** A shared trip in a frame on another site. It asks for no account and leads nowhere but to the whole page. */
export default async function EmbeddedTripPage({ params }: PageProps<"/embed/[token]">) {
  const { token } = await params;
  const shared = await openSharedTrip(token);
  if (!shared) notFound();
  const { trip, template } = shared;
  return (
    <main className="flex min-h-dvh flex-col [--header-height:0px]">
      <PageTexts of={["offline/kept", "shared-trip", "travel", "travel/page"]}>
        <SharedTrip
          trip={trip}
          template={template}
          path={`/embed/${token}`}
          token={token}
          bookings={bookingsByDay(shared)}
          header={<EmbeddedTripHeader trip={trip} token={token} template={template} />}
          attributions={<Attributions names={trip.attributions} />}
          styleUrls={mapStyleUrls()}
        />
      </PageTexts>
    </main>
  );
}
