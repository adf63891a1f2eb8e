import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { NewTripScreen } from "@/features/trips/components/new-trip-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "New trip" };

export default async function NewTripPage() {
  const user = await requireSession("/trips/new");
  return (
    <AppShell user={user}>
      <NewTripScreen />
    </AppShell>
  );
}
