import { languageNames } from "@caravan/languages/language";
import { currentFormats, currentLanguage } from "@caravan/languages/texts";
import { Check, ChevronDown, Globe } from "lucide-react";
import { offeredLanguages } from "@/offered-languages.ts";
import { classNames } from "./class-names.ts";
import { t } from "./messages/index.ts";
import { t as formats } from "./messages/language/index.ts";

/** What is not chosen now. */
function otherFormats() {
  const { clock, distance } = currentFormats();
  return [clock === "24" ? "clock-12" : "clock-24", distance === "km" ? "imperial" : "metric"] as const;
}

/**
 * For readers without an account, whose language, clock and units are this browser's. Plain links, so that it works without scripts. Nothing
 * where there is no choice.
 */
export function LanguageSwitch({ above = false }: { above?: boolean }) {
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
        {languageNames[current]}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
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
