"use client";

import { Bell, CircleHelp, Download, LogOut, ShieldCheck, Trash2, UserRound } from "lucide-react";
import { type ReactElement, useState } from "react";
import { InstallHint, install, useInstallOffer } from "./install-app.tsx";
import { type MenuItem, MenuPanel } from "./menu-panel.tsx";
import { signOutTo } from "./sign-in-out.ts";
import { toast } from "./toast.ts";

export interface AccountMenuItemsProps {
  user: { id: string; name: string; email: string; isAdmin: boolean };
  trigger: ReactElement;
  /** Open from the beginning. */
  opens: boolean;
}

export function AccountMenuItems({ user, trigger, opens }: AccountMenuItemsProps) {
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
      <MenuPanel
        opens={opens}
        trigger={trigger}
        header={
          <div className="max-w-56">
            <p className="truncate font-medium">{user.name}</p>
            <p className="truncate text-faint text-sm">{user.email}</p>
          </div>
        }
        groups={[
          [
            { label: "Profile", icon: <UserRound />, href: "/profile" },
            { label: "Inbox", icon: <Bell />, href: "/inbox" },
            { label: "Trash", icon: <Trash2 />, href: "/trash" },
            ...(user.isAdmin ? [{ label: "Administration", icon: <ShieldCheck />, href: "/admin" }] : []),
            { label: "Help", icon: <CircleHelp />, href: "/help" },
            ...installing,
          ],
          [{ label: "Sign out", icon: <LogOut />, onSelect: () => void signOut() }],
        ]}
      />
      <InstallHint open={hint} onOpenChange={setHint} />
    </>
  );
}
