"use client";

import type { Language } from "@caravan/languages/language";
import { withTexts } from "@caravan/languages/texts";
import { useSearchParams } from "next/navigation";
import { ApiKeys } from "@/features/api-keys/index.ts";
import { Notifications } from "@/features/notifications/index.ts";
import { Preferences, usePreferenceForm } from "@/features/preferences/index.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Loading } from "@/ui/loading.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { t } from "./messages/profile/index.ts";
import { isProfileTab, type ProfileTab } from "./profile-tab.ts";
import type { CurrentUser } from "./server.ts";

const loadAccountTab = () =>
  withTexts("account/tab", () => withTexts("account/shared", () => import("./account-tab.tsx")));

/** Loaded when it is first opened. */
const AccountTab = loadedApart(() => loadAccountTab().then((module) => module.AccountTab), {
  loading: () => (
    <Loading
      label={t("loading")}
      className="flex max-w-2xl flex-col gap-6"
      blocks={Array(2).fill("h-40 rounded-card")}
    />
  ),
});

export function ProfileTabs({
  user,
  languages,
  initial,
}: {
  user: CurrentUser;
  /** Those that the installation offers. */
  languages: readonly Language[];
  initial: ProfileTab;
}) {
  // Held here, so that unsaved changes survive a look at another tab.
  const preferenceForm = usePreferenceForm();
  const asked = useSearchParams().get("tab");
  const tab = isProfileTab(asked) ? asked : asked === null ? "preferences" : initial;
  return (
    <Tabs
      label={t("name")}
      className="mt-6"
      value={tab}
      // Next follows the address bar without a request to the server.
      onValueChange={(next) => window.history.replaceState(null, "", `/profile?tab=${next}`)}
      tabs={[
        {
          value: "preferences",
          label: t("preferences"),
          content: <Preferences form={preferenceForm} />,
        },
        { value: "keys", label: t("keys"), content: <ApiKeys /> },
        { value: "notifications", label: t("notifications"), content: <Notifications /> },
        { value: "account", label: t("account"), content: <AccountTab user={user} languages={languages} /> },
      ]}
    />
  );
}
