import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { TripList } from "@/features/trips/components/trip-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Archive" };

export default async function ArchivePage() {
  const user = await requireAccount("/archive");
  return (
    <AppShell user={user}>
      <h1 className="heading-page mb-8">Archive</h1>
      <TripList archived />
    </AppShell>
  );
}
