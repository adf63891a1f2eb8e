"use client";

import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { createPortal } from "react-dom";
import { useApi } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { useHeaderSlot } from "@/ui/header-slot.tsx";
import { Link } from "@/ui/link.tsx";
import { usePageAccount, usePageIsOfGuest } from "@/ui/use-page-account.ts";
import { t } from "./messages/link/index.ts";

const everyMs = 60_000;
const mostShown = 99;

/** How much is unread, asked again every minute while the page is looked at. */
function useUnread(enabled: boolean): number {
  const { data } = useQuery({
    ...useApi().inbox.count.queryOptions({}),
    enabled,
    refetchInterval: everyMs,
    // A page without it is complete.
    retry: false,
  });
  return data?.unread ?? 0;
}

/** In the header of every page of somebody who is signed in. A phone has room for it only when something is unread. */
export function InboxLink() {
  const slot = useHeaderSlot();
  const account = usePageAccount();
  const isGuest = usePageIsOfGuest();
  const unread = useUnread(account !== null && !isGuest);
  if (slot === null || account === null || isGuest) return null;
  return createPortal(
    <Link
      href="/inbox"
      // On a narrow phone the logo makes room for it (shell.tsx).
      {...(unread > 0 && { "data-header-mark": "" })}
      aria-label={unread > 0 ? t("withUnread", { count: unread }) : t("name")}
      className={classNames(
        "tap relative grid place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink @max-[21.5rem]:hidden",
        unread === 0 && "@max-[40rem]:hidden",
      )}
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold text-[0.6875rem] text-on-accent leading-4.5 tabular-nums"
        >
          {Math.min(unread, mostShown)}
        </span>
      )}
    </Link>,
    slot,
  );
}
