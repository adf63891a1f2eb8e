"use client";

import type { Group } from "@/features/groups/types.ts";

/** What everybody wants, where it meets, and what would settle the rest. */
export function Agree(_: { group: Group }) {
  return null;
}
