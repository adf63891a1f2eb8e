import type { Metadata } from "next";
import { VerifyByLink } from "@/features/account/verify-by-link.tsx";

export const metadata: Metadata = { title: "Confirm your email", referrer: "no-referrer" };

export default function VerifyEmailPage() {
  return (
    <>
      <h1 className="heading-page mb-8">Confirm your email</h1>
      <VerifyByLink />
    </>
  );
}
