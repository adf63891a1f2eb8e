import { Skeleton } from "@/ui/loading.tsx";

export function ReviewSkeleton() {
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
