import { classNames } from "./class-names.ts";

/**
 * A grey stand-in; give it the size of what will come. Put `role="status"` with words on the whole loading part. While one
 * is there, the page has no footer, which would only be pushed away (app-shell.tsx).
 */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={classNames("block max-w-full animate-shimmer rounded-lg bg-line/60", className)}
    />
  );
}
