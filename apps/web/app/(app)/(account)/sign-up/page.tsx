import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { installation } from "@/features/account/installation.ts";
import { homePath, returnPath } from "@/features/account/return-path.ts";
import { currentUser } from "@/features/account/server.ts";
import { SignUpForm } from "@/features/account/sign-up-form.tsx";
import { Link } from "@/ui/link.tsx";

export const metadata: Metadata = { title: "Create account" };

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
      <h1 className="heading-page">Create your account</h1>
      <p className="mt-2 mb-8 text-muted">
        {user && "What you have planned comes with you. "}
        Already have one?{" "}
        <Link href={signInHref} className="font-medium text-accent underline underline-offset-4">
          Sign in
        </Link>
      </p>
      {closed ? (
        <p className="rounded-card border bg-surface p-5">{closed}</p>
      ) : (
        <>
          {byDomain && (
            <p className="mb-6 rounded-card border bg-surface p-5">
              Accounts here are for addresses of certain domains, such as those of your company.
            </p>
          )}
          <SignUpForm returnTo={returnTo} signInHref={signInHref} invitation={invitation} />
        </>
      )}
    </>
  );
}

/** Why no account can be created on this page; null when one can. */
function whyClosed(it: { mode: string; byDomain: boolean; mail: boolean; isInvited: boolean }): string | null {
  if (it.mode === "closed") return "Sign-up is closed here. Ask whoever runs this installation for an account.";
  if (it.byDomain && !it.mail)
    return "Accounts here are for addresses of certain domains, and without mail no address can be proved. Ask whoever runs this installation for an account.";
  // With mail, the address itself may have an invitation.
  if (it.mode === "invited" && !it.isInvited && !it.mail)
    return "Accounts are by invitation here. Open the link of your invitation, and create the account from there.";
  return null;
}
