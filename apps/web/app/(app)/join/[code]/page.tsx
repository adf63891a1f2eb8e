import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { userOrVisitor } from "@/features/account/server.ts";
import { JoinFrame } from "@/features/groups/components/join-frame.tsx";
import { JoinGroup } from "@/features/groups/components/join-group.tsx";
import { codeInPath } from "@/features/groups/model/trip-code.ts";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({
  title: t("joinGroup"),
  // Knowing the address lets people join, so it must not be passed on.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

export default async function JoinGroupPage({ params }: PageProps<"/join/[code]">) {
  const { code: given } = await params;
  const user = await userOrVisitor(`/join/${encodeURIComponent(given)}`);
  const code = codeInPath(given);
  if (code !== null && code !== given) redirect(`/join/${code}`);
  return (
    <PageTexts of={["groups", "groups/entry"]}>
      <JoinFrame user={user}>
        <JoinGroup code={code ?? given} signedInAs={user?.email ?? null} />
      </JoinFrame>
    </PageTexts>
  );
}
