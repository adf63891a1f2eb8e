import { connection } from "next/server";
import { currentUser } from "@/features/account/server.ts";
import { DayPreview } from "@/features/landing/day-preview.tsx";
import { ForAgents, LandingHeader, ValuePoints } from "@/features/landing/landing-sections.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { SiteFooter } from "@/ui/page-parts.tsx";

export default async function LandingPage() {
  // The demo switch and the session belong to the request, not to the build.
  await connection();
  const user = await currentUser();
  return (
    <>
      <LandingHeader signedIn={user !== null} />
      <main id="main">
        <section className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-12 px-4 pt-12 pb-16 sm:px-6 md:pt-16 md:pb-24 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <div>
            <h1 className="heading-hero">Trips that hold together</h1>
            <p className="mt-6 max-w-lg text-lg text-muted leading-relaxed sm:text-xl sm:leading-relaxed">
              Name a place and a few dates. Caravan lays out the days around opening hours, distances and your budget,
              and keeps the plan sound when people join, minds change and trains run late.
            </p>
            <div className="mt-9 flex flex-wrap gap-3">
              {user ? (
                <ButtonLink href="/trips" size="lg">
                  Your trips
                </ButtonLink>
              ) : (
                <ButtonLink href="/sign-up" size="lg">
                  Create account
                </ButtonLink>
              )}
              {process.env.CARAVAN_DEMO === "on" && (
                <ButtonLink href="/demo" size="lg" variant="secondary">
                  Look around
                </ButtonLink>
              )}
            </div>
          </div>
          <DayPreview />
        </section>
        <ValuePoints />
        <ForAgents />
      </main>
      <SiteFooter />
    </>
  );
}
