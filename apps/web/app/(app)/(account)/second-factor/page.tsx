import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { returnPath, signInHref } from "@/features/account/return-path.ts";
import { RequiredSecondFactor } from "@/features/account/second-factor.tsx";
import { currentUser } from "@/features/account/server.ts";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: "Set up two-step sign-in" });

export default async function SecondFactorPage({ searchParams }: PageProps<"/second-factor">) {
  const returnTo = returnPath((await searchParams).callbackUrl);
  const user = await currentUser();
  if (!user) redirect(signInHref(returnTo));
  if (!user.needsSecondFactor) redirect(returnTo);
  return (
    <>
      <h1 className="heading-page">{t("oneMoreStep")}</h1>
      <p className="mt-2 mb-8 text-muted">{t("secondFactor")}</p>
      <PageTexts of={["account/tab"]}>
        <RequiredSecondFactor returnTo={returnTo} signedInAs={user.email} />
      </PageTexts>
    </>
  );
}
