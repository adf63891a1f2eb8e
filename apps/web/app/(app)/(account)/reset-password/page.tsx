import type { Metadata } from "next";
import { ResetPassword } from "@/features/account/reset-password.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("newPassword"), referrer: "no-referrer" });

export default function ResetPasswordPage() {
  return (
    <>
      <h1 className="heading-page">{t("setPassword")}</h1>
      <p className="mt-2 mb-8 text-muted">
        {richText(
          t.parts("remembered", {
            link: (words) => (
              <Link href="/sign-in" className="font-medium text-accent underline underline-offset-4">
                {words}
              </Link>
            ),
          }),
        )}
      </p>
      <ResetPassword />
    </>
  );
}
