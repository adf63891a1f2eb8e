"use client";

import { FormAlert } from "@/ui/field.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { t } from "./messages/index.ts";
import { homePath } from "./return-path.ts";
import { VerifySignUp } from "./verify-sign-up.tsx";

/** Completes a sign-up from the mailed link, when the page on which the password was chosen is no longer open. */
export function VerifyByLink() {
  const { email, code } = useMailedCode();
  if (!email || !code) return <FormAlert>{t("verify.noCode")}</FormAlert>;
  return <VerifySignUp email={email} code={code} returnTo={homePath} signInHref="/sign-in" />;
}
