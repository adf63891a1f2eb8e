import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "ghost" | "outline" | "danger";
  /** False where a tooltip would cover something, or inside a menu's trigger. */
  tooltip?: boolean;
}

const variants = {
  ghost: "text-muted hover:bg-sunken hover:text-ink",
  outline: "border border-line-strong/50 bg-raised text-ink hover:border-line-strong",
  danger: "text-danger hover:bg-danger-soft",
};

export function IconButton({ label, icon, variant = "ghost", tooltip = true, className, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        "tap inline-grid shrink-0 place-items-center rounded-control transition-colors disabled:opacity-50 [&>svg]:size-5",
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
