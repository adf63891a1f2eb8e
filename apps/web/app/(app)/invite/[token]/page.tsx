import type { Metadata } from "next";
import { userOrVisitor } from "@/features/account/server.ts";
import { Invitation } from "@/features/sharing/invitation.tsx";
import { t } from "@/features/sharing/messages/invitation/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({
  title: t("name"),
  // Knowing the address is the permission, so it must not be passed on.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

export default async function InvitePage({ params }: PageProps<"/invite/[token]">) {
  const { token } = await params;
  const user = await userOrVisitor(`/invite/${encodeURIComponent(token)}`);
  return (
    <AppShell user={user}>
      <PageTexts of={["sharing/invitation"]}>
        <Invitation token={token} signedInAs={user?.email ?? null} />
      </PageTexts>
    </AppShell>
  );
}
