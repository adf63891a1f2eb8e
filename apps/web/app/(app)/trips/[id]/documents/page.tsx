import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { DocumentsScreen } from "@/features/documents/documents-page.tsx";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForTrip } from "@/features/page-answers/server.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("documents") });

export default async function DocumentsPage({ params }: PageProps<"/trips/[id]/documents">) {
  const { id } = await params;
  const [user, answers] = await Promise.all([
    requireAccount(`/trips/${encodeURIComponent(id)}/documents`),
    answersForTrip(id, "documents"),
  ]);
  return (
    <AppShell user={user}>
      <PageTexts of={["documents", "trips"]}>
        <PageAnswersProvider answers={answers}>
          <DocumentsScreen tripId={id} viewer={user} />
        </PageAnswersProvider>
      </PageTexts>
    </AppShell>
  );
}
