"use client";

import { Bell, CircleHelp, Download, LogOut, ShieldCheck, Trash2, UserRound } from "lucide-react";
import { type ReactElement, useState } from "react";
import { InstallHint, install, useInstallOffer } from "./install-app.tsx";
import { type MenuItem, MenuPanel } from "./menu-panel.tsx";
import { t } from "./messages/index.ts";
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
          label: t("menu.install"),
          icon: <Download />,
          onSelect: () => (offer === "ask" ? void install() : setHint(true)),
        },
      ]
    : [];
  const signOut = async () => {
    if ((await signOutTo("/")) === "failed")
      toast({ title: t("signOut.failed"), description: t("signOut.offline"), tone: "danger" });
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
            { label: t("menu.profile"), icon: <UserRound />, href: "/profile" },
            { label: t("menu.inbox"), icon: <Bell />, href: "/inbox" },
            { label: t("menu.trash"), icon: <Trash2 />, href: "/trash" },
            ...(user.isAdmin ? [{ label: t("menu.admin"), icon: <ShieldCheck />, href: "/admin" }] : []),
            { label: t("menu.help"), icon: <CircleHelp />, href: "/help" },
            ...installing,
          ],
          [{ label: t("menu.signOut"), icon: <LogOut />, onSelect: () => void signOut() }],
        ]}
      />
      <InstallHint open={hint} onOpenChange={setHint} />
    </>
  );
}
