import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { TripList } from "@/features/trips/components/trip-list.tsx";
import { t } from "@/features/trips/messages/list/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("archive") });

export default async function ArchivePage() {
  const user = await requireAccount("/archive");
  return (
    <AppShell user={user}>
      <h1 className="heading-page mb-8">{t("archive")}</h1>
      <PageTexts of={["trips", "trips/list"]}>
        <TripList archived />
      </PageTexts>
    </AppShell>
  );
}
