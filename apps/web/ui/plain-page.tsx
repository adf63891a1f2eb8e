import type { ReactNode } from "react";
import { buttonStyle } from "./button-style.ts";
import { t } from "./messages/index.ts";
import { Wordmark } from "./wordmark.tsx";

interface PlainPageProps {
  title: string;
  description: ReactNode;
  /** The next actions beside the way home: `PlainLink`s. */
  children: ReactNode;
}

/**
 * A page with one message, such as that a link has ended. Without scripts, because other pages carry it for the case that
 * they find nothing.
 */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-4 px-6 py-16"
    >
      <a href="/" aria-label={t("home")} className="mb-6 flex min-h-11 items-center rounded-control">
        <Wordmark />
      </a>
      <h1 className="heading-page">{title}</h1>
      <p className="text-lg text-muted">{description}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <a href="/" className={buttonStyle({ variant: "secondary" })}>
          {t("homePage")}
        </a>
      </div>
    </main>
  );
}

/** Looks like a button. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonStyle({})}>
      {children}
    </a>
  );
}
