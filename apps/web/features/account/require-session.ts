import { redirect } from "next/navigation";

export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Who is signed in to this request, or null. For server components. */
export async function currentUser(): Promise<CurrentUser | null> {
  // Becomes getServerSession(authOptions(deps)) with `@caravan/api/auth/next-auth`.
  return null;
}

/** The user, or off to sign-in and back to `returnTo` (a path of ours) afterwards. */
export async function requireSession(returnTo: string): Promise<CurrentUser> {
  const user = await currentUser();
  if (!user) redirect(`/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`);
  return user;
}
