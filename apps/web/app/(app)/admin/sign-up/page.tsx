import type { Metadata } from "next";
import { SignUpSettings } from "@/features/admin/sign-up-settings.tsx";

export const generateMetadata = (): Metadata => ({ title: "Sign-up settings" });

export default function SignUpSettingsPage() {
  return <SignUpSettings />;
}
