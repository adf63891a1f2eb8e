import type { ReactNode } from "react";
import { count, formatDate, formatRelative } from "@/ui/format.ts";
import { type ApiKey, stateOf } from "./key.ts";

/** Since when, until when and for which trips a key is. */
export function KeyFacts({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const expiry = apiKey.expires_at
    ? `${formatDate(apiKey.expires_at.slice(0, 10))} (${formatRelative(apiKey.expires_at, now)})`
    : "Never";
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t pt-4 text-sm">
      <Fact name="Created">{formatDate(apiKey.created_at.slice(0, 10))}</Fact>
      <Fact name="Last used">{apiKey.last_used_at ? formatRelative(apiKey.last_used_at, now) : "Never"}</Fact>
      {apiKey.revoked_at ? (
        <Fact name="Revoked">{formatDate(apiKey.revoked_at.slice(0, 10))}</Fact>
      ) : (
        <Fact name={stateOf(apiKey, now) === "expired" ? "Expired" : "Expires"}>{expiry}</Fact>
      )}
      <Fact name="Trips">{tripWords(apiKey)}</Fact>
    </dl>
  );
}

function tripWords({ trip_ids, trips }: ApiKey): string {
  if (trip_ids.length === 0) return "All";
  const unseen = trip_ids.length - trips.length;
  const titles = trips.map((it) => it.title).join(", ");
  if (unseen === 0) return titles;
  const rest = `${count(unseen, "trip")} that you no longer see`;
  return titles ? `${titles} and ${rest}` : rest;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
