import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { reviewAddress, tripIdInAddress } from "@/features/import/review-address.ts";
import { ReviewScreen } from "@/features/import/review-screen.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { Shell } from "@/ui/shell.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("checkConfirmation") });

export default async function ReviewPage({ params, searchParams }: PageProps<"/import/[confirmationId]">) {
  const [{ confirmationId }, { trip }] = await Promise.all([params, searchParams]);
  const tripId = tripIdInAddress(trip);
  const user = await requireAccount(reviewAddress(encodeURIComponent(confirmationId), tripId));
  return (
    <PageTexts of={["import", "travel", "travel/page"]}>
      <Shell user={user}>
        <ReviewScreen confirmationId={confirmationId} tripId={tripId} />
      </Shell>
    </PageTexts>
  );
}
