"use client";

import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
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
          title="This is already on a trip"
          description="What was read in this confirmation has been saved. Correct it on the trip's travel page."
          action={<ButtonLink href={`/trips/${confirmation.trip_id}/travel`}>Go to the travel page</ButtonLink>}
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
          title="This confirmation is no longer here"
          description="What isn’t saved within a day is deleted. Import it again."
          action={<ButtonLink href={again}>Import a confirmation</ButtonLink>}
        />
      </Frame>
    );
  if (error)
    return (
      <Frame>
        <ErrorState
          headingLevel={1}
          title="The confirmation couldn't be loaded"
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
      <span className="sr-only">Loading the confirmation</span>
      <Skeleton className="h-[70dvh] rounded-card max-lg:hidden" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
