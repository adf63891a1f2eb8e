"use client";

/** Returns false when the person decides to stay. */
type BeforeSignOut = () => Promise<boolean>;

const steps = new Set<BeforeSignOut>();

/** Runs before somebody is signed out: a question, or work on this device. Returns a function that removes it. */
export function beforeSignOut(step: BeforeSignOut): () => void {
  steps.add(step);
  return () => {
    steps.delete(step);
  };
}

let signingOut = false;

/** True while somebody is being signed out, when refused requests are expected. */
export function isSigningOut(): boolean {
  return signingOut;
}

/** Signs out and opens that page. */
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

/** The sign-in page, which then returns to the address of this page, without a typed code. */
export function signInPath(): string {
  return `/sign-in?callbackUrl=${encodeURIComponent(window.location.pathname + window.location.search)}`;
}

/** For a session that ended while the page was open. */
export function signInAgain(): void {
  window.location.assign(signInPath());
}
