import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { TravelScreen } from "@/features/travel/components/travel-page.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("travel") });

export default async function TravelPage({ params }: PageProps<"/trips/[id]/travel">) {
  const { id } = await params;
  const [user, answers] = await Promise.all([
    requireSession(`/trips/${encodeURIComponent(id)}/travel`),
    answersForTrip(id, "travel"),
  ]);
  return (
    <AppShell user={user}>
      <PageTexts of={["travel", "travel/page", "trips"]}>
        <PageAnswersProvider answers={answers}>
          <TravelScreen tripId={id} />
        </PageAnswersProvider>
      </PageTexts>
    </AppShell>
  );
}
