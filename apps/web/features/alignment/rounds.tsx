"use client";

import type { Group } from "@/features/groups/types.ts";

/** The rounds so far, and what changed between them. */
export function Rounds(_: { group: Group }) {
  return null;
}
