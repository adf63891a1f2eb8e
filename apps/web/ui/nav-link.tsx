"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Marks itself when the page is at or below its address. */
export function NavLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const here = usePathname();
  const current = here === href ? "page" : here.startsWith(`${href}/`) ? "true" : undefined;
  return (
    <Link
      href={href}
      aria-current={current}
      className={classNames(
        "flex min-h-11 items-center rounded-control px-2 font-medium @min-[40rem]:px-3 text-muted hover:text-ink aria-[current]:text-ink",
        className,
      )}
    >
      {children}
    </Link>
  );
}
