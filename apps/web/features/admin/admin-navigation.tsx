"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/ui/link.tsx";
import { t } from "./messages/index.ts";

const adminPages = () =>
  [
    { href: "/admin", label: t("people") },
    { href: "/admin/sign-up", label: t("signUp") },
    { href: "/admin/audit", label: t("audit") },
    { href: "/admin/legal", label: t("legal") },
  ] as const;

/** The pages of the administration, in a row that scrolls sideways on narrow screens. */
export function AdminNavigation() {
  const path = usePathname();
  return (
    <nav
      aria-label={t("administration")}
      className="mt-6 mb-8 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]"
    >
      {adminPages().map(({ href, label }) => {
        const below = href === "/admin" ? path.startsWith("/admin/people") : path.startsWith(`${href}/`);
        const current = path === href ? "page" : below ? "true" : undefined;
        return (
          <Link
            key={href}
            href={href}
            aria-current={current}
            className="-mb-px flex min-h-11 shrink-0 items-center border-transparent border-b-2 px-3 font-medium max-sm:px-2 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink"
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
