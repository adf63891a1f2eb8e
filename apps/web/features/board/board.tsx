"use client";

import type { Group } from "@/features/groups/types.ts";

/** Places that the group thinks of. */
export function Board(_: { group: Group }) {
  return null;
}
