import type { ComponentProps, ReactNode } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { Spinner } from "./loading.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Before the text; decorative. */
  icon?: ReactNode;
  /** Shows a spinner, keeps the width and ignores presses; the focus stays. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`, which would drop the focus of the person who has just pressed it.
      aria-disabled={loading || rest["aria-disabled"] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ variant, size, block }), className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classNames("inline-flex items-center gap-[inherit]", loading && "opacity-0")}>
        {icon && (
          <span aria-hidden="true" className="shrink-0 [&>svg]:size-[1.15em]">
            {icon}
          </span>
        )}
        {children}
      </span>
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {
  icon?: ReactNode;
}

/** A link that looks like a Button. A link opens a page; a Button does something. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonStyle({ variant, size, block }), className)}>
      {icon && (
        <span aria-hidden="true" className="shrink-0 [&>svg]:size-[1.15em]">
          {icon}
        </span>
      )}
      {children}
    </Link>
  );
}
