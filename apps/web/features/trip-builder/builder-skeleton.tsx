import { Skeleton } from "@/ui/skeleton.tsx";

export function BuilderSkeleton() {
  return (
    <div role="status" className="grid flex-1 lg:grid-cols-[minmax(28rem,44rem)_1fr]">
      <span className="sr-only">Loading the trip</span>
      <div className="flex flex-col gap-4 px-4 py-8 sm:px-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-11 w-64" />
        <Skeleton className="mt-6 h-7 w-48" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
      <div aria-hidden="true" className="animate-shimmer max-lg:hidden" style={{ background: "var(--map-land)" }} />
    </div>
  );
}
