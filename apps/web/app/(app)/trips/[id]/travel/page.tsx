import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { TravelScreen } from "@/features/travel/components/travel-page.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Travel" };

export default async function TravelPage({ params }: PageProps<"/trips/[id]/travel">) {
  const { id } = await params;
  const user = await requireSession(`/trips/${encodeURIComponent(id)}/travel`);
  return (
    <AppShell user={user}>
      <TravelScreen tripId={id} />
    </AppShell>
  );
}
