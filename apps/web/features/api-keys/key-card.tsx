import { scopeMeaning } from "@caravan/domain/scopes";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count, formatDate, formatRelative } from "@/ui/format.ts";
import { type ApiKey, stateOf } from "./key.ts";

const states = {
  active: { tone: "success", label: "Active" },
  expired: { tone: "warning", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
} as const;

export interface KeyCardProps {
  apiKey: ApiKey;
  /** Milliseconds, so that all cards agree on what is over. */
  now: number;
  onRevoke: () => void;
}

export function KeyCard({ apiKey, now, onRevoke }: KeyCardProps) {
  const state = stateOf(apiKey, now);
  const expiry = apiKey.expires_at
    ? `${formatDate(apiKey.expires_at.slice(0, 10))} (${formatRelative(apiKey.expires_at, now)})`
    : "Never";
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="wrap-anywhere min-w-0 font-semibold text-lg">{apiKey.agent_name}</h2>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          {apiKey.mode === "propose" && <Badge>Asks first</Badge>}
          <code className="text-muted text-sm">
            <span className="sr-only">Key ending in </span>
            <span aria-hidden="true">…</span>
            {apiKey.last_four}
          </code>
          {state === "active" && (
            <Button
              size="sm"
              variant="secondary"
              className="ml-auto"
              aria-label={`Revoke the key of ${apiKey.agent_name}`}
              onClick={onRevoke}
            >
              Revoke
            </Button>
          )}
        </div>
        <ul aria-label="May" className="mt-4 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>{scopeMeaning[scope]}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-t pt-4 text-sm">
          <Fact name="Created">{formatDate(apiKey.created_at.slice(0, 10))}</Fact>
          <Fact name="Last used">{apiKey.last_used_at ? formatRelative(apiKey.last_used_at, now) : "Never"}</Fact>
          {apiKey.revoked_at ? (
            <Fact name="Revoked">{formatDate(apiKey.revoked_at.slice(0, 10))}</Fact>
          ) : (
            <Fact name={state === "expired" ? "Expired" : "Expires"}>{expiry}</Fact>
          )}
          {apiKey.trip_ids.length > 0 && <Fact name="Limited to">{count(apiKey.trip_ids.length, "trip")}</Fact>}
        </dl>
      </Card>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
