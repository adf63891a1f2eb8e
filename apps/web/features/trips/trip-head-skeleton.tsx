import { classNames } from "@/ui/class-names.ts";
import { Skeleton } from "@/ui/loading.tsx";

/** As high as a trip's name and its place and dates, also where these need two lines: the tabs below stay where they are. */
export function TripHeadSkeleton({ compact = false, facts = 2 }: { compact?: boolean; facts?: 2 | 4 }) {
  return (
    <>
      <div className={classNames("heading-page flex", compact && "max-sm:text-xl")}>
        <Skeleton className="h-[1lh] w-72 max-w-full" />
        {facts === 4 && <span className="tap -mb-2 shrink-0" />}
      </div>
      <div className={classNames("flex flex-wrap gap-x-5 gap-y-2", compact && "max-sm:hidden")}>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-52" />
        {facts === 4 && (
          <>
            <Skeleton className="h-6 w-26" />
            <Skeleton className="h-6 w-14" />
          </>
        )}
      </div>
    </>
  );
}
