import type { Metadata } from "next";
import { ResetPassword } from "@/features/account/reset-password.tsx";
import { Link } from "@/ui/link.tsx";

export const metadata: Metadata = { title: "New password", referrer: "no-referrer" };

export default function ResetPasswordPage() {
  return (
    <>
      <h1 className="heading-page">Set a new password</h1>
      <p className="mt-2 mb-8 text-muted">
        Remembered it?{" "}
        <Link href="/sign-in" className="font-medium text-accent underline underline-offset-4">
          Sign in
        </Link>
      </p>
      <ResetPassword />
    </>
  );
}
