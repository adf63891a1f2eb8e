import type { DomainError } from "@/features/api-client/index.ts";
import { formatDuration } from "@/ui/format.ts";

/** Why there is no group to this code, and what can be done. */
export function joinFault({ status, message, retryAfter }: DomainError): string {
  if (status === 404 || status === 400)
    return "No group has this code. Check it, or ask for it again: the group may have been deleted.";
  if (status === 429)
    return `Too many codes that were not right. Wait ${formatDuration(Math.ceil((retryAfter ?? 60) / 60))} and try again.`;
  return message;
}
