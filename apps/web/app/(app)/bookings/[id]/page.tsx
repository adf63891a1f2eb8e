import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { BookingScreen } from "@/features/bookings/booking-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("booking") });

export default async function BookingPage({ params }: PageProps<"/bookings/[id]">) {
  const { id } = await params;
  const user = await requireAccount(`/bookings/${encodeURIComponent(id)}`);
  return (
    <AppShell user={user}>
      <PageTexts of={["bookings", "travel", "travel/page", "trips"]}>
        <BookingScreen bookingId={id} />
      </PageTexts>
    </AppShell>
  );
}
