import * as f from "@caravan/domain/fields";
import { currentReader } from "@caravan/languages/texts";
import { z } from "zod";
import { wordedMessage } from "../push/message.ts";
import { inboxKinds } from "./kinds.ts";
import { messageOf, type StoredItem } from "./store.ts";

export const itemWire = z.object({
  id: f.id,
  kind: z.enum(inboxKinds),
  title: z.string().meta({ description: "The trip or group" }),
  body: z.string(),
  url: z.string().meta({ description: "Path and query within Caravan" }),
  created_at: z.string(),
  read: z.boolean(),
});

export function presentItem({ createdAt, readAt, words, ...it }: StoredItem): z.input<typeof itemWire> {
  const { title, body } = wordedMessage(messageOf({ ...it, words }), currentReader());
  return { ...it, title, body, created_at: createdAt.toISOString(), read: readAt !== null };
}
