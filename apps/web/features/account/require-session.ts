import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { askOwnApi, OwnApiError } from "./own-api.ts";

export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Who is signed in to this request, or null. For server components; asked once a request. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  // Visitors without a session cookie need no answer from the API.
  if (!(await headers()).get("cookie")?.includes("session-token")) return null;
  const response = await askOwnApi("/api/users/me");
  // 404: the cookie has outlived its account.
  if (response.status === 401 || response.status === 404) return null;
  if (!response.ok) throw new OwnApiError("/api/users/me", response.status);
  const { user } = (await response.json()) as { user: { id: string; name: string | null; email: string } };
  return { id: user.id, name: user.name || user.email, email: user.email };
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
