import { classNames } from "./class-names.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { Link } from "./link.tsx";
import { t } from "./messages/index.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

/**
 * The header of pages before signing in: the logo and the theme, no navigation. With large letters one is below the
 * other.
 */
export function PlainHeader({ className }: { className?: string }) {
  return (
    <header
      className={classNames("flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-4", className)}
    >
      <Link href="/" aria-label={t("home")} className="flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <div className="flex flex-wrap items-center gap-1">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
    </header>
  );
}

/** @param withLanguages for readers without an account; the others choose their language in it */
export function SiteFooter({ withLanguages, className }: { withLanguages: boolean; className?: string }) {
  return (
    <footer className={classNames("border-t", className)}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-6 text-muted text-sm sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <div className="flex flex-col gap-1">
          <p>{t("footer.about")}</p>
          <LegalLinks />
        </div>
        <nav aria-label={t("nav.more")} className="flex flex-wrap gap-x-6">
          <Link href="/help" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t("menu.help")}
          </Link>
          <Link href="/developers" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t("footer.developers")}
          </Link>
        </nav>
        <div className="flex flex-wrap items-center gap-1">
          {withLanguages && <LanguageSwitch above />}
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
