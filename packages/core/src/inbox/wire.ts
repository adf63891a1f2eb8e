import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { inboxKinds } from "./kinds.ts";
import type { StoredItem } from "./store.ts";

export const itemWire = z.object({
  id: f.id,
  kind: z.enum(inboxKinds),
  title: z.string().meta({ description: "The trip or group" }),
  body: z.string(),
  url: z.string().meta({ description: "Path and query within Caravan" }),
  created_at: z.string(),
  read: z.boolean(),
});

export function presentItem({ createdAt, readAt, ...it }: StoredItem): z.input<typeof itemWire> {
  return { ...it, created_at: createdAt.toISOString(), read: readAt !== null };
}
