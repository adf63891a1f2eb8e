"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { Link } from "./link.tsx";
import { t } from "./messages/index.ts";

const accountPath = (page: "sign-up" | "sign-in", path: string) => `/${page}?callbackUrl=${encodeURIComponent(path)}`;

/** In the header in place of a person's menu: from here a guest gets an account, and comes back to this page. */
export function GuestLinks() {
  const path = usePathname();
  return (
    <>
      <ButtonLink href={accountPath("sign-in", path)} variant="ghost" size="sm" className="@max-[30rem]:hidden">
        {t("signIn")}
      </ButtonLink>
      <ButtonLink href={accountPath("sign-up", path)} size="sm">
        {t("createAccount")}
      </ButtonLink>
    </>
  );
}

/** Below the header, where a guest sees trips of their own. */
export function GuestNote() {
  const path = usePathname();
  if (!isOfGuestTrips(path)) return null;
  return (
    <aside
      aria-label={t("guest.title")}
      className="border-b bg-accent-soft px-4 py-2 text-center text-on-accent-soft text-sm print:hidden"
    >
      {t("guest.kept")}{" "}
      <Link href={accountPath("sign-up", path)} className="font-semibold underline underline-offset-4">
        {t("guest.keep")}
      </Link>
    </aside>
  );
}

/** In place of something that reaches other people, which needs an account. */
export function NeedsAccount({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        {children} {t("guest.comeAlong")}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={accountPath("sign-up", path)}>{t("createAccount")}</ButtonLink>
        <ButtonLink href={accountPath("sign-in", path)} variant="secondary">
          {t("signIn")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether a page shows trips that the guest made: not the form for a new one, nor a plan that somebody else shared. */
export function isOfGuestTrips(path: string): boolean {
  const [section, trip] = path.split("/").filter(Boolean);
  return section === "trips" && trip !== "new" && trip !== "bring";
}
