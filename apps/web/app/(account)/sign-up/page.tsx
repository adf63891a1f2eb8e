import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { homePath, returnPath } from "@/features/account/return-path.ts";
import { currentUser } from "@/features/account/server.ts";
import { SignUpForm } from "@/features/account/sign-up-form.tsx";
import { Link } from "@/ui/link.tsx";

export const metadata: Metadata = { title: "Create account" };

export default async function SignUpPage({ searchParams }: PageProps<"/sign-up">) {
  const returnTo = returnPath((await searchParams).callbackUrl);
  if (await currentUser()) redirect(returnTo);
  const signInHref = returnTo === homePath ? "/sign-in" : `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <h1 className="heading-page">Create your account</h1>
      <p className="mt-2 mb-8 text-muted">
        Already have one?{" "}
        <Link href={signInHref} className="font-medium text-accent underline underline-offset-4">
          Sign in
        </Link>
      </p>
      <SignUpForm returnTo={returnTo} signInHref={signInHref} />
    </>
  );
}
