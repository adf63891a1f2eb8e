import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { BringTripScreen } from "@/features/bring-trip/bring-trip-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("bringTrip") });

export default async function BringTripPage() {
  const user = await requireAccount("/trips/bring");
  return (
    <PageTexts of={["bring-trip"]}>
      <AppShell user={user}>
        <BringTripScreen />
      </AppShell>
    </PageTexts>
  );
}
