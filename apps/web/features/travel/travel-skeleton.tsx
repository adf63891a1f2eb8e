import { Skeleton } from "@/ui/loading.tsx";

export function TravelSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading the travel</span>
      <Skeleton className="h-7 w-44" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="mt-5 h-7 w-44" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  );
}
