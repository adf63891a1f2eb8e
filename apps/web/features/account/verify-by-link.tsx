"use client";

import { FormAlert } from "@/ui/field.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { homePath } from "./return-path.ts";
import { VerifySignUp } from "./verify-sign-up.tsx";

/** Finishes a sign-up from the link of the mail, where the page with the password is not open any more. */
export function VerifyByLink() {
  const { email, code } = useMailedCode();
  if (!email || !code) return <FormAlert>Open the link from the email again: this one has no code.</FormAlert>;
  return <VerifySignUp email={email} code={code} returnTo={homePath} signInHref="/sign-in" />;
}
