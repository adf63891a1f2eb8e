import { classNames } from "./class-names.ts";

/**
 * A grey placeholder; give it the size of the content. While there is one, the page has no footer, which would only be
 * pushed away (app-shell.tsx).
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

interface LoadingProps {
  /** What is being loaded, for those who don't see the placeholders. */
  label: string;
  /** The size of each placeholder, as class names. */
  blocks: readonly string[];
  className?: string;
}

/** Placeholders for a part of a page that is being loaded. */
export function Loading({ label, blocks, className = "flex flex-col gap-3" }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {blocks.map((block, index) => (
        <Skeleton key={index} className={block} />
      ))}
    </div>
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
