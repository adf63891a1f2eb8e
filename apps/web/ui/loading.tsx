import { classNames } from "./class-names.ts";

/**
 * A grey placeholder; give it the size of the content. Put `role="status"` with words on the whole loading part. While
 * there is one, the page has no footer, which would only be pushed away (app-shell.tsx).
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

/** Decorative; say in words what is loading. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`${className} animate-spin`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** While the content of a tab is being loaded. */
export const TabSkeleton = () => <Skeleton className="h-64 rounded-card" />;
