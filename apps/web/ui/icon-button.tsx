import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: "ghost" | "outline" | "danger";
}

const variants = {
  ghost: "text-muted hover:bg-sunken hover:text-ink",
  outline: "border border-line-strong/50 bg-raised text-ink hover:border-line-strong",
  danger: "text-danger hover:bg-danger-soft",
};

/** A button with only an icon, as for a menu's trigger; a `TooltipButton` also shows its name. */
export function IconButton({ label, icon, variant = "ghost", className, ...rest }: IconButtonProps) {
  return (
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
}
