import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { t as frame } from "@/ui/messages/index.ts";
import { Wordmark } from "@/ui/wordmark.tsx";
import { t } from "./messages/index.ts";
import { ProductPicture, pictures } from "./product-picture.tsx";

const parts = ["check", "group", "phone", "assistant"] as const;

/** The strengths of Caravan, each with a picture of the product. */
export function ValuePoints() {
  return (
    <section aria-labelledby="value" className="border-y bg-surface">
      <h2 id="value" className="sr-only">
        {t("value.title")}
      </h2>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-16 px-4 py-16 sm:px-6 md:gap-24 md:py-24">
        {parts.map((part) => (
          <div
            key={part}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-7 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:odd:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:odd:*:first:order-last"
          >
            {part === "phone" ? (
              <div className="flex justify-center rounded-panel bg-sunken pt-8">
                <div className="w-72 max-w-[80%] overflow-hidden rounded-t-panel border border-b-0 shadow-float">
                  <ProductPicture {...pictures[part]} alt={t(`${part}.picture`)} sizes="18rem" />
                </div>
              </div>
            ) : (
              <div className="overflow-hidden rounded-card border shadow-float">
                <ProductPicture
                  {...pictures[part]}
                  alt={t(`${part}.picture`)}
                  sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 58vw, 92vw"
                />
              </div>
            )}
            <div>
              <h3 className="heading-page">{t(`${part}.title`)}</h3>
              <p className="mt-3 text-lg text-muted leading-relaxed">{t(`${part}.text`)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

export function LandingHeader({ signedIn }: { signedIn: boolean }) {
  return (
    <header className="mx-auto flex min-h-20 w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
      <Link href="/" aria-label={frame("home")} className="flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <ButtonLink href={signedIn ? "/trips" : "/sign-in"} variant="secondary" size="sm">
        {signedIn ? t("yourTrips") : frame("signIn")}
      </ButtonLink>
    </header>
  );
}
