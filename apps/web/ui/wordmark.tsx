import { classNames } from "./class-names.ts";

/** The logo: three stops on one line across a dune. */
export function Sign({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M5.5 21.5c4-8 8.2-8 11 -2.6s6.2 3.6 10-5.4"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g fill="var(--on-accent)">
        <circle cx="5.9" cy="21.3" r="2.6" />
        <circle cx="16.2" cy="18.4" r="2.6" />
        <circle cx="26.3" cy="13.2" r="2.6" />
      </g>
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2.5 font-display font-semibold text-[1.3125rem] text-ink tracking-[-0.03em]",
        className,
      )}
    >
      <Sign />
      Caravan
    </span>
  );
}
