import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { TodayScreen } from "@/features/concierge/components/today-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Today" };

export default async function TodayPage({ params }: PageProps<"/trips/[id]/today">) {
  const { id } = await params;
  const user = await requireSession(`/trips/${encodeURIComponent(id)}/today`);
  return (
    <AppShell user={user}>
      <TodayScreen tripId={id} viewer={user} />
    </AppShell>
  );
}
