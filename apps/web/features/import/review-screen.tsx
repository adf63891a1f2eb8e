"use client";

import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { t } from "./messages/index.ts";
import { ReviewPage } from "./review-page.tsx";

export function ReviewScreen({ confirmationId, tripId }: { confirmationId: string; tripId: string | null }) {
  const api = useApi();
  const query = useQuery({
    ...api.confirmations.get.queryOptions({ confirmation_id: confirmationId }),
    // From the first review on, the form belongs to its owner; nobody else changes the confirmation.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const again = tripId === null ? "/import" : `/import?trip=${tripId}`;
  const confirmation = query.data?.confirmation;
  if (confirmation?.trip_id)
    return (
      <Frame>
        <EmptyState
          headingLevel={1}
          art={<FileX2 />}
          title={t("saved.title")}
          description={t("saved.text")}
          action={<ButtonLink href={`/trips/${confirmation.trip_id}/travel`}>{t("saved.go")}</ButtonLink>}
        />
      </Frame>
    );
  if (confirmation) return <ReviewPage key={confirmation.id} confirmation={confirmation} tripId={tripId} />;
  const error = query.error && domainError(query.error);
  if (error && [400, 403, 404].includes(error.status))
    return (
      <Frame>
        <EmptyState
          headingLevel={1}
          art={<FileX2 />}
          title={t("gone.title")}
          description={t("gone.text")}
          action={<ButtonLink href={again}>{t("title")}</ButtonLink>}
        />
      </Frame>
    );
  if (error)
    return (
      <Frame>
        <ErrorState
          headingLevel={1}
          title={t("failed")}
          description={error.message}
          onRetry={() => void query.refetch()}
        />
      </Frame>
    );
  return <ReviewSkeleton />;
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">{children}</div>;
}

function ReviewSkeleton() {
  return (
    <div role="status" className="grid flex-1 gap-6 px-4 py-8 sm:px-6 lg:grid-cols-2">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-[70dvh] rounded-card max-lg:hidden" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
