"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { classNames } from "@/ui/class-names.ts";
import { Link } from "@/ui/link.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { t } from "../messages/index.ts";

const pages = [
  { path: "", name: "nav.plan" },
  { path: "/today", name: "nav.today" },
  { path: "/travel", name: "nav.travel" },
  { path: "/documents", name: "nav.documents" },
  { path: "/money", name: "nav.money" },
] as const;

/** The tabs with the pages of one trip. */
export function TripNav({ tripId }: { tripId: string }) {
  const here = usePathname();
  const nav = useRef<HTMLElement>(null);
  // In small windows or with large letters not all of them fit: the open one is scrolled into view.
  useLayoutEffect(() => {
    const links = nav.current?.getBoundingClientRect();
    const open = nav.current?.querySelector(`[href="${here}"]`)?.getBoundingClientRect();
    if (links && open) nav.current?.scrollBy({ left: open.left - links.left - (links.width - open.width) / 2 });
  }, [here]);
  return (
    <nav ref={nav} aria-label={t("nav")} className="flex overflow-x-auto border-b sm:gap-1 [scrollbar-width:none]">
      {pages.map(({ path, name }) => {
        const href = `/trips/${tripId}${path}`;
        // A place of the plan is shown over it.
        const current = here === href || (path === "" && here.startsWith(`${href}/places/`));
        return (
          <Link
            key={path}
            href={href}
            aria-current={current ? "page" : undefined}
            className={classNames(
              "-mb-px flex min-h-11 shrink-0 items-center border-b-2 px-2 font-medium sm:px-3 transition-colors hover:text-ink focus-visible:-outline-offset-2",
              current ? "border-accent text-ink" : "border-transparent text-muted",
            )}
          >
            {t(name)}
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * As high as a trip's name with place and dates, also when these need two lines, so that the tabs below do not move.
 */
export function TripHeadSkeleton({ compact }: { compact: boolean }) {
  return (
    <>
      <div className={classNames("heading-page flex", compact && "max-sm:text-xl")}>
        <Skeleton className="h-[1lh] w-72 max-w-full" />
      </div>
      <div className={classNames("flex flex-wrap gap-x-5 gap-y-2", compact && "max-sm:hidden")}>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-52" />
      </div>
    </>
  );
}
