import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Show the icon only; the label stays as the accessible name. */
  iconOnly?: boolean;
  className?: string;
}

export interface SegmentedControlProps<Value extends string> extends SegmentsProps<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of two to five choices, all visible: native radio buttons with another look. */
export function SegmentedControl<Value extends string>({
  value,
  onValueChange,
  ...group
}: SegmentedControlProps<Value>) {
  return <Segments {...group} state={(it) => ({ checked: it === value, onChange: () => onValueChange(it) })} />;
}

/** The same without what happens on a press, so that the server alone renders it. */
export function Segments<Value extends string>({
  label,
  segments,
  iconOnly = false,
  className,
  state,
}: SegmentsProps<Value> & { state: (value: Value) => ComponentProps<"input"> }) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames("inline-flex h-fit max-w-full flex-wrap rounded-control bg-sunken p-1", className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="tap relative flex flex-auto items-center justify-center gap-1.5 rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            {...state(segment.value)}
            className="absolute inset-0 size-full appearance-none opacity-0"
          />
          {segment.icon && <span aria-hidden="true">{segment.icon}</span>}
          <span className={iconOnly ? "sr-only" : "truncate"}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
