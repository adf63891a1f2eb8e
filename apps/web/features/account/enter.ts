interface Entering {
  readonly email: string;
  readonly password: string;
  /** A path of this application. */
  readonly returnTo: string;
  readonly signInHref: string;
}

/** Signs in with the new password and opens the page. If that fails, the sign-in page is opened instead. */
export async function enter({ email, password, returnTo, signInHref }: Entering): Promise<void> {
  const session = await import("next-auth/react")
    .then(({ signIn }) => signIn("credentials", { redirect: false, email, password }))
    .catch(() => undefined);
  window.location.assign(session?.ok ? returnTo : signInHref);
}
