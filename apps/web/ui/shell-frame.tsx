import type { ComponentType, ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { HeaderSlot } from "./header-slot.tsx";
import { Link } from "./link.tsx";
import { t } from "./messages/index.ts";
import { SetPageAccount } from "./use-page-account.ts";
import { Sign, Wordmark } from "./wordmark.tsx";

interface ShellUser {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  isGuest: boolean;
}

export interface ShellProps {
  /** Null when signed out: the header then has a link to sign in. */
  user: ShellUser | null;
  /** Between the navigation and the account, such as a trip's own actions. */
  actions?: ReactNode;
  children: ReactNode;
}

export interface FrameProps extends ShellProps {
  /** A centred column with margins, and its footer; without it the page has the whole window below the header. */
  column?: { readonly footer: ReactNode };
}

/** What the header has for whoever has a session. Public pages, whose readers mostly have none, load it later. */
export interface HeaderParts {
  readonly MainNavigation: ComponentType<{ isGuest: boolean }>;
  readonly AccountMenu: ComponentType<{ user: Omit<ShellUser, "isGuest"> }>;
  readonly GuestLinks: ComponentType;
  readonly GuestNote: ComponentType;
}

/**
 * Header, skip link and the page's `main`. The header is sized in letters, not in pixels, because large letters leave
 * less room on a phone. It stays one line high, since pages place sticky elements below it.
 */
export function ShellFrame({ user, column, actions, children, parts }: FrameProps & { parts: HeaderParts }) {
  const { MainNavigation, AccountMenu, GuestLinks, GuestNote } = parts;
  return (
    <div className="group/page flex min-h-dvh flex-col">
      {user && <SetPageAccount id={user.id} isGuest={user.isGuest} />}
      <a
        href="#main"
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-control bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <header className="@container sticky top-0 z-40 border-b bg-paper/90 backdrop-blur-md print:hidden">
        <div
          className={classNames(
            "mx-auto flex h-(--header-height) items-center gap-2 px-2 @min-[15rem]:px-4 @min-[40rem]:gap-6 @min-[40rem]:px-6",
            column && "max-w-6xl",
          )}
        >
          <Link
            href={user ? "/trips" : "/"}
            // The narrowest phones have room for the connection mark or the logo; the navigation also has a link to the
            // home page.
            className="flex min-h-11 items-center rounded-control @max-[24rem]:[:has([data-header-mark])>&]:hidden @min-[19.5rem]:@max-[21.5rem]:[:has(nav)>&]:hidden"
            aria-label={t("home")}
          >
            {/* Beside the navigation a phone has room for the logo only; beside the sign-in link for logo and name,
                unless the letters are large. */}
            <Sign className={classNames("size-8", user ? "@min-[40rem]:hidden" : "@min-[15rem]:hidden")} />
            <Wordmark className={user ? "@max-[40rem]:hidden" : "@max-[15rem]:hidden"} />
          </Link>
          {user && <MainNavigation isGuest={user.isGuest} />}
          <div className="ml-auto flex items-center gap-2">
            <HeaderSlot />
            {actions}
            {user?.isGuest ? (
              <GuestLinks />
            ) : user ? (
              <AccountMenu user={user} />
            ) : (
              <>
                <ButtonLink href="/sign-in" variant="ghost" size="sm">
                  {t("signIn")}
                </ButtonLink>
                <ButtonLink href="/sign-up" size="sm" className="@max-[40rem]:hidden">
                  {t("createAccount")}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </header>
      {user?.isGuest && <GuestNote />}
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          "flex flex-1 flex-col outline-none",
          column && "mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12",
        )}
      >
        {children}
      </main>
      {column?.footer}
    </div>
  );
}
