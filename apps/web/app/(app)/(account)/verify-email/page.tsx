import type { Metadata } from "next";
import { VerifyByLink } from "@/features/account/verify-sign-up.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("confirmEmail"), referrer: "no-referrer" });

export default function VerifyEmailPage() {
  return (
    <>
      <h1 className="heading-page mb-8">{t("confirmEmail")}</h1>
      <VerifyByLink />
    </>
  );
}
