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

interface ProgressProps {
  /** The name of the work; the accessible name, shown above the bar. */
  label: string;
  /** 0 to 1; null while unknown. */
  value: number | null;
  /** At the end of the line, such as "3 of 7". */
  aside?: string;
  hideLabel?: boolean;
}

export function Progress({ label, value, aside, hideLabel = false }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="flex flex-col gap-2">
      <div className={classNames("flex justify-between gap-3 text-sm", hideLabel && "sr-only")}>
        <span className="font-medium">{label}</span>
        {aside && <span className="text-muted tabular-nums">{aside}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { "aria-valuenow": percent })}
        {...(aside && { "aria-valuetext": aside })}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classNames(
            "h-full rounded-full bg-accent transition-[width] duration-300",
            // Moves, because a bar that stands still would suggest a third.
            percent === null &&
              "w-1/3 animate-travel motion-reduce:w-full motion-reduce:animate-none motion-reduce:opacity-40",
          )}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

/** While the content of a tab is being loaded. */
export const TabSkeleton = () => <Skeleton className="h-64 rounded-card" />;
