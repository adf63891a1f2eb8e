"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Forwarding } from "@/features/inbound/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { ThemeToggle } from "@/ui/theme-toggle.tsx";
import type { CurrentUser } from "./require-session.ts";

export function AccountDetails({ user }: { user: CurrentUser }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Card padding="lg">
        <h2 className="heading-section">Account</h2>
        <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-muted">Name</dt>
          <dd className="wrap-anywhere font-medium">{user.name}</dd>
          <dt className="text-muted">Email</dt>
          <dd className="wrap-anywhere font-medium">{user.email}</dd>
        </dl>
      </Card>
      <Forwarding />
      <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="heading-section">Appearance</h2>
          <p className="mt-1 text-muted">Kept in this browser.</p>
        </div>
        <ThemeToggle />
      </Card>
      <Button
        variant="secondary"
        icon={<LogOut />}
        loading={leaving}
        className="self-start"
        onClick={() => {
          setLeaving(true);
          void signOutTo("/").then((result) => result !== "left" && setLeaving(false));
        }}
      >
        Sign out
      </Button>
    </div>
  );
}
