import { Skeleton } from "@/ui/loading.tsx";

export function TripListSkeleton() {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your trips</span>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
