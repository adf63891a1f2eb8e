import type { Metadata } from "next";
import { requireSession } from "@/features/account/server.ts";
import { reviewAddress, tripIdInAddress } from "@/features/import/review-address.ts";
import { ReviewScreen } from "@/features/import/review-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Check a confirmation" };

export default async function ReviewPage({ params, searchParams }: PageProps<"/import/[confirmationId]">) {
  const [{ confirmationId }, { trip }] = await Promise.all([params, searchParams]);
  const tripId = tripIdInAddress(trip);
  const user = await requireSession(reviewAddress(encodeURIComponent(confirmationId), tripId));
  return (
    <AppShell user={user} layout="full">
      <ReviewScreen confirmationId={confirmationId} tripId={tripId} />
    </AppShell>
  );
}
