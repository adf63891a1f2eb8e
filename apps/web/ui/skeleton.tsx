import { classNames } from "./class-names.ts";

/** A grey stand-in; give it the size of what will come. Put `role="status"` with words on the whole loading part. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block animate-shimmer rounded-lg bg-line/60", className)} />;
}
