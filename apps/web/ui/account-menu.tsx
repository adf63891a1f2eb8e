"use client";

import { LogOut, UserRound } from "lucide-react";
import { signOut } from "next-auth/react";
import { Avatar } from "./avatar.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";

export function AccountMenu({ user }: { user: { name: string; email: string } }) {
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label="Account" className="tap grid place-items-center rounded-full">
          <Avatar name={user.name || user.email} decorative />
        </button>
      }
      header={
        <div className="max-w-56">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-faint text-sm">{user.email}</p>
        </div>
      }
      groups={[
        [{ label: "Profile", icon: <UserRound />, href: "/profile" }],
        [{ label: "Sign out", icon: <LogOut />, onSelect: () => void signOut({ callbackUrl: "/" }) }],
      ]}
    />
  );
}
