import { CalendarX2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { t as frame } from "@/ui/messages/index.ts";
import { Wordmark } from "@/ui/wordmark.tsx";
import { t } from "./messages/index.ts";

/** The strengths of Caravan, each with a part of the screen. */
export function ValuePoints() {
  return (
    <section aria-labelledby="value" className="border-y bg-surface">
      <h2 id="value" className="sr-only">
        {t("value.title")}
      </h2>
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-14 px-4 py-16 sm:px-6 md:grid-cols-3 md:py-24">
        <Point title={t("checks.title")} picture={<ClosedDay />}>
          {t("checks.text")}
        </Point>
        <Point title={t("groups.title")} picture={<Windows />}>
          {t("groups.text")}
        </Point>
        <Point title={t("history.title")} picture={<MovedDates />}>
          {t("history.text")}
        </Point>
      </div>
    </section>
  );
}

function Point({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <div aria-hidden="true" className="flex h-40 flex-col justify-center rounded-card bg-sunken p-5">
        {picture}
      </div>
      <h3 className="heading-section mt-6">{title}</h3>
      <p className="mt-2 text-muted leading-relaxed">{children}</p>
    </div>
  );
}

function ClosedDay() {
  return (
    <div className="rounded-control border bg-raised p-3.5 shadow-card">
      <p className="flex items-baseline justify-between gap-3">
        <span className="truncate font-medium">{t("example.monastery")}</span>
        <span className="shrink-0 text-muted text-sm tabular-nums">{t("closed.when")}</span>
      </p>
      <p className="mt-2.5 flex items-center gap-2 rounded-lg bg-warning-soft px-2.5 py-1.5 text-on-warning-soft text-sm">
        <CalendarX2 className="size-4 shrink-0" />
        {t("closed.note")}
      </p>
    </div>
  );
}

function Windows() {
  const rows = [
    { name: t("windows.you"), from: 6, to: 72 },
    { name: t("windows.guest"), from: 30, to: 88 },
    { name: t("windows.guest"), from: 38, to: 100 },
  ];
  return (
    <div className="relative flex flex-col gap-3">
      {rows.map((row, index) => (
        <div key={row.from} className="grid grid-cols-[3rem_1fr] items-center gap-2">
          <span className="text-muted text-sm">{row.name}</span>
          <span className="relative h-6 rounded-full bg-raised">
            <span
              className="absolute inset-y-1 rounded-full"
              style={{
                left: `${row.from}%`,
                right: `${100 - row.to}%`,
                background: `var(--day-${index + 1})`,
                opacity: 0.55,
              }}
            />
          </span>
        </div>
      ))}
      <span className="pointer-events-none absolute inset-0 grid grid-cols-[3rem_1fr] gap-2">
        <span />
        <span className="relative">
          <span className="absolute -inset-y-2 left-[38%] w-[34%] rounded-lg border-2 border-accent" />
        </span>
      </span>
    </div>
  );
}

function MovedDates() {
  return (
    <div className="flex items-center gap-3 rounded-card bg-ink py-3 pr-4 pl-4 text-paper shadow-float">
      <span className="flex-1">
        <span className="block font-medium">{t("moved.title")}</span>
        <span className="block text-sm opacity-80">{t("moved.text")}</span>
      </span>
      <span className="flex items-center gap-1.5 font-semibold text-sm">
        <Undo2 className="size-4" />
        {t("undo")}
      </span>
    </div>
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
