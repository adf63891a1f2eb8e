"use client";

/** Answers false when the person would rather stay. */
type BeforeSignOut = () => Promise<boolean>;

const steps = new Set<BeforeSignOut>();

/** Something to be asked or done on this device before somebody is signed out; returns how to take it back. */
export function beforeSignOut(step: BeforeSignOut): () => void {
  steps.add(step);
  return () => {
    steps.delete(step);
  };
}

let signingOut = false;

/** True while somebody is being signed out: that requests are refused from now on is no surprise. */
export function isSigningOut(): boolean {
  return signingOut;
}

/** Signs out and goes there. */
export async function signOutTo(callbackUrl: string): Promise<"left" | "stayed" | "failed"> {
  try {
    for (const step of steps) if (!(await step())) return "stayed";
    // Loaded when it is needed: no page needs it at first.
    const { signOut } = await import("next-auth/react");
    signingOut = true;
    await signOut({ callbackUrl });
    return "left";
  } catch {
    signingOut = false;
    return "failed";
  }
}

/** Sign-in, and back to the address that this page was opened with; a code that was typed is not in it. */
export function signInPath(): string {
  return `/sign-in?callbackUrl=${encodeURIComponent(window.location.pathname + window.location.search)}`;
}

/** For a session that ended while the page was open. */
export function signInAgain(): void {
  window.location.assign(signInPath());
}
