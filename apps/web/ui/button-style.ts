import { classNames } from "./class-names.ts";

/** `danger` deletes or ends something; `danger-quiet` opens the question before that. */
type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
type ButtonSize = "sm" | "md" | "lg";

export interface ButtonStyle {
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

/** The look of Button and ButtonLink, also for the few pages that use neither because they must stay light. */
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
