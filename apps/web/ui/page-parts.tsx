import { languageNames } from "@caravan/languages/language";
import { currentFormats, currentLanguage } from "@caravan/languages/texts";
import { Check, ChevronDown, Globe } from "lucide-react";
import { offeredLanguages } from "@/offered-languages.ts";
import { classNames } from "./class-names.ts";
import { LegalLinks } from "./legal-links.tsx";
import { Link } from "./link.tsx";
import { t } from "./messages/index.ts";
import { t as formats } from "./messages/language/index.ts";
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

/** What is not chosen now. */
function otherFormats() {
  const { clock, distance } = currentFormats();
  return [clock === "24" ? "clock-12" : "clock-24", distance === "km" ? "imperial" : "metric"] as const;
}

/**
 * For readers without an account, whose language, clock and units are this browser's. Plain links, so that it works without scripts. Nothing
 * where there is no choice.
 */
function LanguageSwitch({ above = false }: { above?: boolean }) {
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  const current = currentLanguage();
  return (
    <details className="group relative text-sm">
      <summary
        aria-label={`${t("language")}: ${languageNames[current]}`}
        className="tap inline-flex cursor-pointer list-none items-center gap-1.5 rounded-control px-3 font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Globe aria-hidden="true" className="size-4" />
        {/* Beside the logo and the theme, a phone has no room for it. */}
        <span className={classNames("inline-flex items-center gap-1.5", !above && "max-sm:hidden")}>
          {languageNames[current]}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul
        className={classNames(
          "absolute end-0 z-50 min-w-44 rounded-card border bg-raised p-1.5 text-ink shadow-float",
          above ? "bottom-full mb-1" : "top-full mt-1",
        )}
      >
        {offered.map((language) => (
          <li key={language}>
            <a
              href={`/language/${language}`}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? "true" : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-sunken"
            >
              {languageNames[language]}
              {language === current && <Check aria-hidden="true" className="size-4 text-accent" />}
            </a>
          </li>
        ))}
        <li aria-hidden="true" className="my-1.5 border-t" />
        {otherFormats().map((to) => (
          <li key={to}>
            <a
              href={`/formats/${to}`}
              rel="nofollow"
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken"
            >
              {formats(to)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
