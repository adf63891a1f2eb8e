import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireSession } from "@/features/account/server.ts";
import { openSharedTrip } from "@/features/shared-trip/server.ts";
import { TakePlan } from "@/features/trips/components/take-plan.tsx";
import { t } from "@/features/trips/messages/again/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({
  title: t("use"),
  robots: { index: false },
  referrer: "no-referrer",
});

export default async function TakePlanPage({ params }: PageProps<"/take/[token]">) {
  const { token } = await params;
  const user = await requireSession(`/take/${token}`);
  const shared = await openSharedTrip(token);
  if (!shared) notFound();
  return (
    <AppShell user={user}>
      <PageTexts of={["trips"]}>
        <TakePlan trip={shared.trip} token={token} template={shared.template} />
      </PageTexts>
    </AppShell>
  );
}
