import { requireSession } from "@/features/account/server.ts";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { TripBuilder } from "@/features/trip-builder/components/trip-builder.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { PageTexts } from "@/ui/page-texts.tsx";
import { Shell } from "@/ui/shell.tsx";

/**
 * The builder of a trip, which itself reads from the address what is open.
 *
 * @param here where somebody gets to who signs in first
 */
export async function BuilderPage({ tripId, here }: { tripId: string; here: string }) {
  const [user, answers] = await Promise.all([requireSession(here), answersForTrip(tripId, "plan")]);
  return (
    <PageTexts of={["concierge/strip", "proposals"]}>
      <Shell user={user}>
        <PageTexts
          of={["checklists/link", "comments/button", "travel", "travel/page", "trip-builder", "trips", "weather"]}
        >
          <PageAnswersProvider answers={answers}>
            <TripBuilder tripId={tripId} viewer={user} styleUrls={mapStyleUrls()} />
          </PageAnswersProvider>
        </PageTexts>
      </Shell>
    </PageTexts>
  );
}
