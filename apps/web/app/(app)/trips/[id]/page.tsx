import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { TripBuilder } from "@/features/trip-builder/components/trip-builder.tsx";
import { t } from "@/features/trip-builder/messages/index.ts";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { PageTexts } from "@/ui/page-texts.tsx";
import { Shell } from "@/ui/shell.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function TripPage({ params, searchParams }: PageProps<"/trips/[id]">) {
  const [{ id }, { proposals }] = await Promise.all([params, searchParams]);
  // After signing in, a person who followed a notification still gets to its subject.
  const here = `/trips/${encodeURIComponent(id)}${proposals === "1" ? "?proposals=1" : ""}`;
  const [user, answers] = await Promise.all([requireSession(here), answersForTrip(id, "plan")]);
  return (
    <PageTexts of={["concierge/strip", "proposals", "trip-builder/questions"]}>
      {" "}
      <Shell user={user}>
        <PageTexts
          of={["checklists/link", "comments/button", "travel", "travel/page", "trip-builder", "trips", "weather"]}
        >
          <PageAnswersProvider answers={answers}>
            <TripBuilder tripId={id} viewer={user} styleUrls={mapStyleUrls()} />
          </PageAnswersProvider>
        </PageTexts>
      </Shell>
    </PageTexts>
  );
}
