import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { TodayScreen } from "@/features/concierge/components/today-screen.tsx";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("today") });

export default async function TodayPage({ params }: PageProps<"/trips/[id]/today">) {
  const { id } = await params;
  const [user, answers] = await Promise.all([
    requireSession(`/trips/${encodeURIComponent(id)}/today`),
    answersForTrip(id, "today"),
  ]);
  return (
    <PageTexts of={["proposals"]}>
      <AppShell user={user}>
        <PageTexts
          of={[
            "comments/button",
            "concierge",
            "concierge/strip",
            "inbox/mail",
            "notifications",
            "travel",
            "travel/page",
            "trips",
            "weather",
          ]}
        >
          <PageAnswersProvider answers={answers}>
            <TodayScreen tripId={id} viewer={user} />
          </PageAnswersProvider>
        </PageTexts>
      </AppShell>
    </PageTexts>
  );
}
