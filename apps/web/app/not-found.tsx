import type { Metadata } from "next";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <PlainPage
      title="There is nothing at this address"
      description="The link may be old, or it leads to a trip that you have no access to. If somebody sent it to you, ask them to invite you."
    >
      <PlainLink href="/trips">Your trips</PlainLink>
    </PlainPage>
  );
}
