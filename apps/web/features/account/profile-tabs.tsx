"use client";

import { LogOut } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ApiKeys } from "@/features/api-keys/index.ts";
import { Forwarding } from "@/features/inbound/index.ts";
import { Notifications } from "@/features/notifications/index.ts";
import { Preferences, usePreferenceForm } from "@/features/preferences/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { Tabs } from "@/ui/tabs.tsx";
import { ThemeToggle } from "@/ui/theme-toggle.tsx";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";
import { isProfileTab, type ProfileTab } from "./profile-tab.ts";
import { SecondFactor } from "./second-factor.tsx";
import type { CurrentUser } from "./server.ts";
import { SignInDetails } from "./sign-in-details.tsx";
import { YourData } from "./your-data.tsx";

export function ProfileTabs({ user, initial }: { user: CurrentUser; initial: ProfileTab }) {
  // Held here, so that a look at another tab does not lose what was not saved yet.
  const preferenceForm = usePreferenceForm();
  const asked = useSearchParams().get("tab");
  const tab = isProfileTab(asked) ? asked : asked === null ? "preferences" : initial;
  return (
    <Tabs
      label="Profile"
      className="mt-6"
      value={tab}
      // Next follows the address bar without asking the server again.
      onValueChange={(next) => window.history.replaceState(null, "", `/profile?tab=${next}`)}
      tabs={[
        {
          value: "preferences",
          label: "Preferences",
          content: <Preferences form={preferenceForm} />,
        },
        { value: "keys", label: "API keys", content: <ApiKeys /> },
        { value: "notifications", label: "Notifications", content: <Notifications /> },
        { value: "account", label: "Account", content: <AccountDetails user={user} /> },
      ]}
    />
  );
}

function AccountDetails({ user }: { user: CurrentUser }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <SignInDetails user={user} />
      <Passkeys />
      <SecondFactor />
      <Devices />
      <Forwarding />
      <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="heading-section">Appearance</h2>
          <p className="mt-1 text-muted">Only for this browser.</p>
        </div>
        <ThemeToggle />
      </Card>
      <YourData user={user} />
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
