interface Entering {
  readonly email: string;
  readonly password: string;
  /** A path of ours. */
  readonly returnTo: string;
  readonly signInHref: string;
}

/** Signs in with a password that was just set, and goes there. If that fails, signing in by hand is the next step. */
export async function enter({ email, password, returnTo, signInHref }: Entering): Promise<void> {
  const session = await import("next-auth/react")
    .then(({ signIn }) => signIn("credentials", { redirect: false, email, password }))
    .catch(() => undefined);
  window.location.assign(session?.ok ? returnTo : signInHref);
}
