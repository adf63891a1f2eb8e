import { connection } from "next/server";
import { allowsGuests } from "@/features/account/installation.ts";
import { currentUser } from "@/features/account/server.ts";
import { DayPreview } from "@/features/landing/day-preview.tsx";
import { LandingHeader, ValuePoints } from "@/features/landing/landing-sections.tsx";
import { t } from "@/features/landing/messages/index.ts";
import { StartPlanning } from "@/features/landing/start-planning.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { SiteFooter } from "@/ui/page-parts.tsx";

export default async function LandingPage() {
  // The demo switch and the session belong to the request, not to the build.
  await connection();
  const [user, withoutAccount] = await Promise.all([currentUser(), allowsGuests()]);
  return (
    <>
      <LandingHeader signedIn={user !== null} />
      <main id="main">
        <section className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-12 px-4 pt-12 pb-16 sm:px-6 md:pt-16 md:pb-24 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <div>
            <h1 className="heading-hero">{t("hero.title")}</h1>
            <p className="mt-6 max-w-lg text-lg text-muted leading-relaxed sm:text-xl sm:leading-relaxed">
              {t("hero.text")}
            </p>
            <StartPlanning withoutAccount={!user && withoutAccount} />
            {process.env.CARAVAN_DEMO === "on" && (
              <p className="mt-2">
                <ButtonLink href="/demo" variant="ghost" className="-ml-4">
                  {t("demo")}
                </ButtonLink>
              </p>
            )}
          </div>
          <DayPreview />
        </section>
        <ValuePoints />
      </main>
      <SiteFooter withLanguages={!user} />
    </>
  );
}
