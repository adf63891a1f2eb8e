import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { ImportScreen } from "@/features/import/import-screen.tsx";
import { tripIdInAddress } from "@/features/import/review-address.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("importConfirmation") });

export default async function ImportPage({ searchParams }: PageProps<"/import">) {
  const tripId = tripIdInAddress((await searchParams).trip);
  const user = await requireAccount(`/import${tripId === null ? "" : `?trip=${tripId}`}`);
  return (
    <PageTexts of={["import"]}>
      <AppShell user={user}>
        <ImportScreen tripId={tripId} />
      </AppShell>
    </PageTexts>
  );
}
