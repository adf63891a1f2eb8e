import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** Lifts on hover; for a card that holds one stretched link (`after:absolute after:inset-0`). */
  interactive?: boolean;
  padding?: "none" | "md" | "lg";
}

const paddings = { none: "", md: "p-5", lg: "p-6 sm:p-8" };

export function Card({ interactive = false, padding = "md", className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        "relative rounded-card border bg-surface shadow-card",
        paddings[padding],
        interactive &&
          "transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-float",
        className,
      )}
    />
  );
}
