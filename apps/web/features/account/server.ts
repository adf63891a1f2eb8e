import type { Formats } from "@caravan/languages/formats";
import type { Language } from "@caravan/languages/language";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { signInHref } from "./return-path.ts";

export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether they are an administrator of this installation. */
  readonly isAdmin: boolean;
  /** Plans without an account: only this browser's session leads to their trips. */
  readonly isGuest: boolean;
  /** The installation requires a second factor, and this session began without one. */
  readonly needsSecondFactor: boolean;
  /** Chosen for this account; null: as the browser asks. */
  readonly language: Language | null;
  /** Of how clocks, calendars and measures are written; null: as usual in the region of the browser. */
  readonly formats: ReadFormats;
}

type ReadFormats = { readonly [Key in keyof Formats]: Formats[Key] | null };

/** The person who is signed in to this request, or null. For server components; looked up once a request. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  // Visitors without a session cookie need no request to the API.
  if (!(await headers()).get("cookie")?.includes("session-token")) return null;
  const response = await askOwnApi("/api/users/me");
  // 404: the account of the cookie was deleted.
  if (response.status === 401 || response.status === 404) return null;
  if (!response.ok) throw new OwnApiError("/api/users/me", response.status);
  const { user } = (await response.json()) as {
    user: Record<"id" | "email", string> &
      Record<"is_admin" | "is_guest" | "needs_second_factor", boolean> & {
        name: string | null;
        language: Language | null;
        formats: ReadFormats;
      };
  };
  const {
    id,
    email,
    is_admin: isAdmin,
    is_guest: isGuest,
    needs_second_factor: needsSecondFactor,
    language,
    formats,
  } = user;
  return { id, name: user.name || email, email, isAdmin, isGuest, needsSecondFactor, language, formats };
});

/** The user, or guest. Without one, redirects to sign-in and then back to `returnTo` (a path of ours). */
export async function requireSession(returnTo: string): Promise<CurrentUser> {
  const user = await userOrVisitor(returnTo);
  if (!user) redirect(signInHref(returnTo));
  return user;
}

/**
 * The user, or null for a visitor. Without a second factor that the installation requires, redirects to the page that sets
 * one up, and then back to `returnTo`.
 */
export async function userOrVisitor(returnTo: string): Promise<CurrentUser | null> {
  const user = await currentUser();
  if (user?.needsSecondFactor) redirect(`/second-factor?callbackUrl=${encodeURIComponent(returnTo)}`);
  return user;
}

/** For pages that need an account: a guest is led to one, and then back. */
export async function requireAccount(returnTo: string): Promise<CurrentUser> {
  const user = await requireSession(returnTo);
  if (user.isGuest) redirect(`/sign-up?callbackUrl=${encodeURIComponent(returnTo)}`);
  return user;
}

/**
 * Calls this server, mostly its REST interface, for the person whose request is being answered. For server components: they
 * may not import the core, so no rule exists twice.
 */
export async function askOwnApi(path: `/${"api" | "covers"}/${string}`): Promise<Response> {
  const incoming = await headers();
  const forwarded = new Headers({ accept: "application/json" });
  // With the address of the visitor; otherwise all would share the limit of 127.0.0.1.
  for (const name of ["accept-language", "cookie", "x-forwarded-for"]) {
    const value = incoming.get(name);
    if (value) forwarded.set(name, value);
  }
  forwarded.set("x-caravan-page", process.env.CARAVAN_PAGE_SECRET ?? "");
  return await fetch(`${process.env.CARAVAN_INTERNAL_URL}${path}`, { headers: forwarded, cache: "no-store" });
}

/** An answer that is neither the requested one nor an expected refusal: the page's error boundary handles it. */
export class OwnApiError extends Error {
  override name = "OwnApiError";
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
  }
}
