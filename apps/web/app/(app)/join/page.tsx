import type { Metadata } from "next";
import { userOrVisitor } from "@/features/account/server.ts";
import { JoinForm } from "@/features/groups/components/join-form.tsx";
import { JoinFrame } from "@/features/groups/components/join-frame.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("joinGroup") });

export default async function JoinPage() {
  return (
    <PageTexts of={["groups", "groups/entry"]}>
      <JoinFrame user={await userOrVisitor("/join")}>
        <JoinForm />
      </JoinFrame>
    </PageTexts>
  );
}
