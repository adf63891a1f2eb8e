import Link from "next/link";
import { classNames } from "./class-names.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The head of pages before signing in: the way home and the theme, no navigation. */
export function PlainHeader({ className }: { className?: string }) {
  return (
    <header className={classNames("flex h-(--header-height) items-center justify-between", className)}>
      <Link href="/" aria-label="Caravan, home" className="flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <ThemeToggle />
    </header>
  );
}
