"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import type { AccountMenuItemsProps } from "./account-menu-items.tsx";
import { Avatar } from "./avatar.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { IconButton } from "./icon-button.tsx";
import { LazyMenu } from "./lazy-menu.tsx";
import { Link } from "./link.tsx";
import { t } from "./messages/index.ts";

const mainPages = () => {
  const trips = { href: "/trips", label: t("nav.trips") };
  return [trips, { href: "/groups", label: t("nav.groups") }, { href: "/bookings", label: t("nav.bookings") }] as const;
};

/**
 * Links to the main pages; one button for all of them when the letters are so large that the links would not fit in a
 * row.
 */
export function MainNavigation({ isGuest }: { isGuest: boolean }) {
  const pages = mainPages();
  // The others need an account.
  if (isGuest)
    return (
      <nav aria-label={t("nav.main")} className="flex">
        <NavLink {...pages[0]} />
      </nav>
    );
  return (
    <nav aria-label={t("nav.main")} className="flex">
      {pages.map((page) => (
        <NavLink key={page.href} {...page} />
      ))}
      <DropdownMenu
        align="start"
        trigger={<IconButton label={t("nav.all")} icon={<Menu />} className="@min-[19.5rem]:hidden" />}
        groups={[pages]}
      />
    </nav>
  );
}

/** Marked as current when the page is at or below its address. */
function NavLink({ href, label }: ReturnType<typeof mainPages>[number]) {
  const path = usePathname();
  const current = path === href ? "page" : path.startsWith(`${href}/`) ? "true" : undefined;
  return (
    <Link
      href={href}
      aria-current={current}
      className="flex min-h-11 items-center rounded-control px-2 font-medium text-muted hover:text-ink aria-[current]:text-ink @max-[19.5rem]:hidden @min-[40rem]:px-3"
    >
      {label}
    </Link>
  );
}

export function AccountMenu({ user }: Pick<AccountMenuItemsProps, "user">) {
  return (
    <LazyMenu
      load={() => import("./account-menu-items.tsx")}
      button={(props) => <AccountButton user={user} {...props} />}
      menu={({ AccountMenuItems }, trigger, opens) => <AccountMenuItems user={user} trigger={trigger} opens={opens} />}
    />
  );
}

function AccountButton({ user, ...rest }: Pick<AccountMenuItemsProps, "user"> & ComponentProps<"button">) {
  return (
    <button type="button" aria-label={t("account")} className="tap grid place-items-center rounded-full" {...rest}>
      <Avatar name={user.name || user.email} person={user.id} decorative />
    </button>
  );
}
