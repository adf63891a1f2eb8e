import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { installation } from "@/features/account/installation.ts";
import { homePath, returnPath } from "@/features/account/return-path.ts";
import { currentUser } from "@/features/account/server.ts";
import { SignUpForm } from "@/features/account/sign-up-form.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("createAccount") });

export default async function SignUpPage({ searchParams }: PageProps<"/sign-up">) {
  const returnTo = returnPath((await searchParams).callbackUrl);
  const user = await currentUser();
  if (user && !user.isGuest) redirect(returnTo);
  const { sign_up: mode, sign_up_by_domain: byDomain, mail } = await installation();
  const invitation = /^\/invite\/([\w-]+)$/.exec(returnTo)?.[1];
  const closed = whyClosed({ mode, byDomain, mail, isInvited: invitation !== undefined });
  const signInHref = returnTo === homePath ? "/sign-in" : `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <h1 className="heading-page">{t("createYours")}</h1>
      <p className="mt-2 mb-8 text-muted">
        {user && <>{t("comesWithYou")} </>}
        {richText(
          t.parts("alreadyHave", {
            link: (words) => (
              <Link href={signInHref} className="font-medium text-accent underline underline-offset-4">
                {words}
              </Link>
            ),
          }),
        )}
      </p>
      {closed ? (
        <p className="rounded-card border bg-surface p-5">{closed}</p>
      ) : (
        <>
          {byDomain && <p className="mb-6 rounded-card border bg-surface p-5">{t("byDomain")}</p>}
          <SignUpForm returnTo={returnTo} signInHref={signInHref} invitation={invitation} />
        </>
      )}
    </>
  );
}

/** Why no account can be created on this page; null when one can. */
function whyClosed(it: { mode: string; byDomain: boolean; mail: boolean; isInvited: boolean }): string | null {
  if (it.mode === "closed") return t("closed");
  if (it.byDomain && !it.mail) return t("closed.domain");
  // With mail, the address itself may have an invitation.
  if (it.mode === "invited" && !it.isInvited && !it.mail) return t("closed.invited");
  return null;
}
