import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { MoneyScreen } from "@/features/money/components/money-page.tsx";
import { t } from "@/features/money/messages/index.ts";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function MoneyPage({ params }: PageProps<"/trips/[id]/money">) {
  const { id } = await params;
  const [user, answers] = await Promise.all([
    requireSession(`/trips/${encodeURIComponent(id)}/money`),
    answersForTrip(id, "money"),
  ]);
  return (
    <AppShell user={user}>
      <PageTexts of={["documents", "money", "trips"]}>
        <PageAnswersProvider answers={answers}>
          <MoneyScreen tripId={id} viewer={user} />
        </PageAnswersProvider>
      </PageTexts>
    </AppShell>
  );
}
