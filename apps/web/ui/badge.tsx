import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The colours of a badge. */
export const badgeTones = {
  neutral: "bg-line/60 text-muted",
  accent: "bg-accent-soft text-on-accent-soft",
  success: "bg-success-soft text-on-success-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
};

export interface BadgeProps {
  tone?: keyof typeof badgeTones;
  icon?: ReactNode;
  /** Only in a row that wraps, where its neighbours do not squeeze it; there it may take two lines. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, wraps = false, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-fit w-fit items-center gap-1 rounded-full px-2.5 py-0.5 font-medium text-[0.8125rem] leading-5",
        wraps ? "max-w-full" : "whitespace-nowrap",
        badgeTones[tone],
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="[&>svg]:size-3.5">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
