import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { homePath, returnPath } from "@/features/account/return-path.ts";
import { currentUser } from "@/features/account/server.ts";
import { SignInForm } from "@/features/account/sign-in-form.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("signIn") });

export default async function SignInPage({ searchParams }: PageProps<"/sign-in">) {
  const query = await searchParams;
  const returnTo = returnPath(query.callbackUrl);
  // With `again`, a signed-in person confirms who they are.
  const user = await currentUser();
  if (query.again === undefined && user && !user.isGuest) redirect(returnTo);
  const signUpHref = returnTo === homePath ? "/sign-up" : `/sign-up?callbackUrl=${encodeURIComponent(returnTo)}`;
  const failure = query.error;
  return (
    <>
      <h1 className="heading-page">{t("welcomeBack")}</h1>
      <p className="mt-2 mb-8 text-muted">
        {richText(
          t.parts("newHere", {
            link: (words) => (
              <Link href={signUpHref} className="font-medium text-accent underline underline-offset-4">
                {words}
              </Link>
            ),
          }),
        )}
      </p>
      <SignInForm returnTo={returnTo} failure={typeof failure === "string" ? failure : undefined} />
    </>
  );
}
