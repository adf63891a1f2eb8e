"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ApiKeys } from "@/features/api-keys/api-keys.tsx";
import { Notifications } from "@/features/notifications/notifications.tsx";
import type { PreferenceChanges } from "@/features/preferences/preference.ts";
import { Preferences } from "@/features/preferences/preferences.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { AccountDetails } from "./account-details.tsx";
import { isProfileTab, type ProfileTab } from "./profile-tab.ts";
import type { CurrentUser } from "./require-session.ts";

export function ProfileTabs({ user, initial }: { user: CurrentUser; initial: ProfileTab }) {
  // Held here, so that a look at another tab does not lose what was not saved yet.
  const [changes, setChanges] = useState<PreferenceChanges>({});
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
          content: <Preferences changes={changes} onChanges={setChanges} />,
        },
        { value: "keys", label: "API keys", content: <ApiKeys /> },
        { value: "notifications", label: "Notifications", content: <Notifications /> },
        { value: "account", label: "Account", content: <AccountDetails user={user} /> },
      ]}
    />
  );
}
