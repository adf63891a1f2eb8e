"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Marks itself when the page is at or below its address. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const here = usePathname();
  const current = here === href ? "page" : here.startsWith(`${href}/`) ? "true" : undefined;
  return (
    <Link
      href={href}
      aria-current={current}
      className="flex min-h-11 items-center rounded-control px-2 font-medium sm:px-3 text-muted hover:text-ink aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}
