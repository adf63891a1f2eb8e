import { Skeleton } from "./skeleton.tsx";

/** What most pages look like before their data is there: a heading and a few cards. */
export function PageSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-4 h-5 w-80 max-w-full" />
      <div className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card max-sm:hidden" />
      </div>
    </div>
  );
}
