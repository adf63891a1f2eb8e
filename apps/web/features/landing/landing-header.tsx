import Link from "next/link";
import { ButtonLink } from "@/ui/button.tsx";
import { Wordmark } from "@/ui/wordmark.tsx";

export function LandingHeader({ signedIn }: { signedIn: boolean }) {
  return (
    <header className="mx-auto flex min-h-20 w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
      <Link href="/" aria-label="Caravan, home" className="flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <ButtonLink href={signedIn ? "/trips" : "/sign-in"} variant="secondary" size="sm">
        {signedIn ? "Your trips" : "Sign in"}
      </ButtonLink>
    </header>
  );
}
