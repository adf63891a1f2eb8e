import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {
  icon?: ReactNode;
}

/** A link that looks like a Button: for going somewhere, where Button is for doing something. */
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
