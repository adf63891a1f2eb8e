import type { Metadata } from "next";
import { isProfileTab } from "@/features/account/profile-tab.ts";
import { ProfileTabs } from "@/features/account/profile-tabs.tsx";
import { requireAccount } from "@/features/account/server.ts";
import { offeredLanguages } from "@/offered-languages.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("profile") });

export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  const { tab } = await searchParams;
  const shown = isProfileTab(tab) ? tab : "preferences";
  const user = await requireAccount(shown === "preferences" ? "/profile" : `/profile?tab=${shown}`);
  return (
    <AppShell user={user}>
      <PageTexts of={["account/profile", "api-keys", "inbound", "inbox/mail", "notifications", "preferences"]}>
        <h1 className="heading-page">{t("profile")}</h1>
        <ProfileTabs user={user} languages={offeredLanguages()} initial={shown} />
      </PageTexts>
    </AppShell>
  );
}
