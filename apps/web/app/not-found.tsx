import type { Metadata } from "next";
import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { Wordmark } from "@/ui/wordmark.tsx";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-4 px-6 py-16"
    >
      <Link href="/" aria-label="Caravan, home" className="mb-6 rounded-control">
        <Wordmark />
      </Link>
      <h1 className="heading-page">There is nothing at this address</h1>
      <p className="text-lg text-muted">
        The link may be old, or it leads to a trip that you have no access to. If somebody sent it to you, ask them to
        invite you.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/trips">Your trips</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Home page
        </ButtonLink>
      </div>
    </main>
  );
}
