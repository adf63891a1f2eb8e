"use client";

import type { ComponentProps } from "react";
import type { AccountMenuItemsProps } from "./account-menu-items.tsx";
import { Avatar } from "./avatar.tsx";
import { LazyMenu } from "./lazy-menu.tsx";

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
    <button type="button" aria-label="Account" className="tap grid place-items-center rounded-full" {...rest}>
      <Avatar name={user.name || user.email} decorative />
    </button>
  );
}
