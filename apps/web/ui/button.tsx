import type { ComponentProps, ReactNode } from "react";
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

/** `danger` deletes or ends something; `danger-quiet` opens the question before that. */
type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
type ButtonSize = "sm" | "md" | "lg";

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong border-transparent",
  secondary: "bg-raised text-ink border-line-strong/50 hover:border-line-strong hover:bg-surface",
  ghost: "bg-transparent text-ink border-transparent hover:bg-sunken",
  danger: "bg-danger text-on-danger hover:bg-danger-strong border-transparent",
  "danger-quiet":
    "bg-raised text-danger border-danger/40 hover:border-danger hover:bg-danger-soft hover:text-on-danger-soft",
};

const sizes: Record<ButtonSize, string> = {
  sm: "tap px-3 text-sm gap-1.5",
  md: "min-h-11 px-4 text-[0.9375rem] gap-2",
  lg: "min-h-13 px-6 text-base gap-2",
};

/** The look that Button and ButtonLink share. */
export function buttonStyle({ variant = "primary", size = "md", block = false }: ButtonStyle): string {
  return classNames(
    "relative inline-flex select-none items-center justify-center rounded-control border font-medium leading-tight",
    "transition-[background-color,border-color,color] duration-150 active:translate-y-px motion-reduce:active:translate-y-0",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
    block && "w-full",
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
