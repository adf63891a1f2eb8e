"use client";

import { signOut } from "next-auth/react";

/** Answers false when the person would rather stay. */
type BeforeLeaving = () => Promise<boolean>;

const steps = new Set<BeforeLeaving>();

/** Something to be asked or done on this device before somebody is signed out; returns how to take it back. */
export function beforeLeaving(step: BeforeLeaving): () => void {
  steps.add(step);
  return () => {
    steps.delete(step);
  };
}

let leaving = false;

/** True while somebody is being signed out: that requests are refused from now on is no surprise. */
export function isLeaving(): boolean {
  return leaving;
}

/** Signs out and goes there. */
export async function leave(callbackUrl: string): Promise<"left" | "stayed" | "failed"> {
  try {
    for (const step of steps) if (!(await step())) return "stayed";
    leaving = true;
    await signOut({ callbackUrl });
    return "left";
  } catch {
    leaving = false;
    return "failed";
  }
}
