/** Sign-in, and back to the address that this page was opened with; a code that was typed is not in it. */
export function signInPath(): string {
  return `/sign-in?callbackUrl=${encodeURIComponent(window.location.pathname + window.location.search)}`;
}

/** For a session that ended while the page was open. */
export function signInAgain(): void {
  window.location.assign(signInPath());
}
