import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { NewBooking } from "@/features/bookings/booking-form.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("addABooking") });

export default async function NewBookingPage() {
  const user = await requireAccount("/bookings/new");
  return (
    <AppShell user={user}>
      <PageTexts of={["bookings", "trips"]}>
        <NewBooking />
      </PageTexts>
    </AppShell>
  );
}
