import { TripHeadSkeleton, TripNav } from "@/features/trips/index.ts";
import { Skeleton } from "@/ui/loading.tsx";

/** The measures are those of the workspace, so that its tabs, which can be pressed already, do not move when it comes. */
export function BuilderSkeleton({ tripId }: { tripId: string }) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(28rem,min(44rem,70%))_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
        <p role="status" className="sr-only">
          Loading the trip
        </p>
        <div className="flex flex-col gap-4">
          <TripHeadSkeleton facts={4} />
          <TripNav tripId={tripId} />
          <div className="-my-2 min-h-5" />
          <div className="flex flex-wrap gap-2">
            <Skeleton className="tap w-33" />
            <Skeleton className="tap w-22" />
            <Skeleton className="tap" />
            <Skeleton className="tap" />
          </div>
        </div>
        <Skeleton className="h-12 rounded-card" />
        <Skeleton className="mt-6 h-7 w-48" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
      <div aria-hidden="true" className="animate-shimmer max-lg:hidden" style={{ background: "var(--map-land)" }} />
    </div>
  );
}
