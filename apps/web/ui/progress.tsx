import { classNames } from "./class-names.ts";

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
