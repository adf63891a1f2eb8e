import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";

export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether they administer this installation. */
  readonly isAdmin: boolean;
}

/** Who is signed in to this request, or null. For server components; asked once a request. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  // Visitors without a session cookie need no answer from the API.
  if (!(await headers()).get("cookie")?.includes("session-token")) return null;
  const response = await askOwnApi("/api/users/me");
  // 404: the cookie has outlived its account.
  if (response.status === 401 || response.status === 404) return null;
  if (!response.ok) throw new OwnApiError("/api/users/me", response.status);
  const { user } = (await response.json()) as {
    user: { id: string; name: string | null; email: string; is_admin: boolean };
  };
  return { id: user.id, name: user.name || user.email, email: user.email, isAdmin: user.is_admin };
});

/** The user, or off to sign-in and back to `returnTo` (a path of ours) afterwards. */
export async function requireSession(returnTo: string): Promise<CurrentUser> {
  const user = await currentUser();
  if (!user) redirect(signInHref(returnTo));
  return user;
}

export function signInHref(returnTo: string): string {
  return `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`;
}

/**
 * Asks this same server's REST interface on behalf of the person whose request is being answered. For server components:
 * they may not import the core, and so hold no second copy of its rules.
 */
export async function askOwnApi(path: `/api/${string}`): Promise<Response> {
  const incoming = await headers();
  const forwarded = new Headers({ accept: "application/json" });
  // The address too, else everybody would share the limit of 127.0.0.1.
  for (const name of ["cookie", "x-forwarded-for"]) {
    const value = incoming.get(name);
    if (value) forwarded.set(name, value);
  }
  forwarded.set("x-caravan-page", process.env.CARAVAN_PAGE_SECRET ?? "");
  return await fetch(`${process.env.CARAVAN_INTERNAL_URL}${path}`, { headers: forwarded, cache: "no-store" });
}

/** An answer that is neither what was asked for nor an expected refusal: the page's error boundary takes over. */
export class OwnApiError extends Error {
  override name = "OwnApiError";
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
  }
}
