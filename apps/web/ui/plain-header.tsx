import Link from "next/link";
import { classNames } from "./class-names.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The head of pages before signing in: the way home and the theme, no navigation. Large letters put one below the other. */
export function PlainHeader({ className }: { className?: string }) {
  return (
    <header
      className={classNames("flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-4", className)}
    >
      <Link href="/" aria-label="Caravan, home" className="flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <ThemeToggle />
    </header>
  );
}
