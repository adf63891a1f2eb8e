import Link from "next/link";
import type { ReactNode } from "react";
import { AccountHere } from "./account-here.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ButtonLink } from "./button-link.tsx";
import { classNames } from "./class-names.ts";
import { HeaderSlot } from "./header-slot.tsx";
import { NavLink } from "./nav-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { Sign, Wordmark } from "./wordmark.tsx";

export interface AppShellProps {
  /** Null when signed out: the header then offers to sign in. */
  user: { id: string; name: string; email: string } | null;
  /** `page`: a centred column with margins. `full`: the whole window below the header, such as a map beside a list. */
  layout?: "page" | "full";
  /** Between the navigation and the account, such as a trip's own actions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Header, skip link and the page's `main`. */
export function AppShell({ user, layout = "page", actions, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {user && <AccountHere id={user.id} />}
      <a
        href="#main"
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-control bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-40 border-b bg-paper/90 backdrop-blur-md print:hidden">
        <div
          className={classNames(
            "mx-auto flex h-(--header-height) items-center gap-2 px-4 sm:gap-6 sm:px-6",
            layout === "page" && "max-w-6xl",
          )}
        >
          <Link
            href={user ? "/trips" : "/"}
            // The narrowest phones have room for a mark of the connection or for the sign; the way home is in the navigation too.
            className="flex min-h-11 items-center rounded-control max-[24rem]:[:has([data-header-mark])>&]:hidden"
            aria-label="Caravan, home"
          >
            {/* Beside the navigation a phone has room for the sign alone. */}
            {user && <Sign className="size-8 sm:hidden" />}
            <Wordmark {...(user && { className: "max-sm:hidden" })} />
          </Link>
          {user && (
            <nav aria-label="Main" className="flex">
              <NavLink href="/trips">Trips</NavLink>
              <NavLink href="/groups">Groups</NavLink>
              <NavLink href="/bookings">Bookings</NavLink>
            </nav>
          )}
          <div className="ml-auto flex items-center gap-2">
            <HeaderSlot />
            {actions}
            {user ? (
              <AccountMenu user={user} />
            ) : (
              <>
                <ButtonLink href="/sign-in" variant="ghost" size="sm">
                  Sign in
                </ButtonLink>
                <ButtonLink href="/sign-up" size="sm" className="max-sm:hidden">
                  Create account
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          "flex flex-1 flex-col outline-none",
          layout === "page" && "mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12",
        )}
      >
        {children}
      </main>
      {layout === "page" && <SiteFooter />}
    </div>
  );
}
