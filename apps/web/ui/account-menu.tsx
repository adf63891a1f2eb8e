"use client";

import { Download, LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "./avatar.tsx";
import { DropdownMenu, type MenuItem } from "./dropdown-menu.tsx";
import { InstallHint, install, useInstallOffer } from "./install-app.tsx";
import { signOutTo } from "./sign-in-out.ts";
import { toast } from "./toast.tsx";

export function AccountMenu({ user }: { user: { name: string; email: string } }) {
  const offer = useInstallOffer();
  const [hint, setHint] = useState(false);
  const installing: MenuItem[] = offer
    ? [
        {
          label: "Install app",
          icon: <Download />,
          onSelect: () => (offer === "ask" ? void install() : setHint(true)),
        },
      ]
    : [];
  const signOut = async () => {
    if ((await signOutTo("/")) === "failed")
      toast({ title: "You're still signed in", description: "Signing out needs a connection.", tone: "danger" });
  };
  return (
    <>
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
          [{ label: "Profile", icon: <UserRound />, href: "/profile" }, ...installing],
          [{ label: "Sign out", icon: <LogOut />, onSelect: () => void signOut() }],
        ]}
      />
      <InstallHint open={hint} onOpenChange={setHint} />
    </>
  );
}
