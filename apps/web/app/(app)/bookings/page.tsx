import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { BookingList } from "@/features/bookings/booking-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("bookings") });

export default async function BookingsPage() {
  const user = await requireAccount("/bookings");
  return (
    <PageTexts of={["bookings"]}>
      <AppShell user={user}>
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h1 className="heading-page">{t("yourBookings")}</h1>
          <ButtonLink href="/bookings/new" icon={<Plus />}>
            {t("addBooking")}
          </ButtonLink>
        </div>
        <BookingList />
      </AppShell>
    </PageTexts>
  );
}
