import type { Metadata } from "next";
import { userOrVisitor } from "@/features/account/server.ts";
import { Invitation } from "@/features/sharing/invitation.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = {
  title: "Invitation",
  // Knowing the address is the permission, so it must not be passed on.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function InvitePage({ params }: PageProps<"/invite/[token]">) {
  const { token } = await params;
  const user = await userOrVisitor(`/invite/${encodeURIComponent(token)}`);
  return (
    <AppShell user={user}>
      <Invitation token={token} signedInAs={user?.email ?? null} />
    </AppShell>
  );
}
