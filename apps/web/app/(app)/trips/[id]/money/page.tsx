import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { MoneyScreen } from "@/features/money/components/money-page.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Money" };

export default async function MoneyPage({ params }: PageProps<"/trips/[id]/money">) {
  const { id } = await params;
  const user = await requireSession(`/trips/${encodeURIComponent(id)}/money`);
  return (
    <AppShell user={user}>
      <MoneyScreen tripId={id} viewer={user} />
    </AppShell>
  );
}
