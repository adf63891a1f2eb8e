import { scopeMeaning } from "@caravan/domain/scopes";
import { Check } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { type ApiKey, stateOf, workWords } from "./key.ts";
import { KeyActivity } from "./key-activity.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { KeyMode } from "./key-mode.tsx";

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
  onTakeBack: () => void;
}

export function KeyCard({ apiKey, now, onRevoke, onTakeBack }: KeyCardProps) {
  const state = stateOf(apiKey, now);
  const name = apiKey.agent_name;
  const waiting = apiKey.pending_proposals;
  const didSomething = workWords(apiKey) !== null;
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="wrap-anywhere min-w-0 font-semibold text-lg">{name}</h2>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          <code className="text-muted text-sm">
            <span className="sr-only">Key ending in </span>
            <span aria-hidden="true">…</span>
            {apiKey.last_four}
          </code>
        </div>
        <ul aria-label="May" className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>{scopeMeaning[scope]}</span>
            </li>
          ))}
        </ul>
        {state === "active" && apiKey.scopes.includes("trips:write") && <KeyMode apiKey={apiKey} />}
        <KeyFacts apiKey={apiKey} now={now} />
        <div className="border-t pt-2">
          <KeyActivity apiKey={apiKey} />
          {waiting > 0 && (
            <p className="text-muted">
              {waiting} of its proposals {waiting === 1 ? "waits" : "wait"} for a decision.
            </p>
          )}
        </div>
        {(state === "active" || didSomething) && (
          <div className="flex flex-wrap gap-2">
            {state === "active" && (
              <Button size="sm" variant="secondary" aria-label={`Revoke the key of ${name}`} onClick={onRevoke}>
                Revoke
              </Button>
            )}
            {didSomething && (
              <Button size="sm" variant="secondary" onClick={onTakeBack}>
                {apiKey.revoked_at ? "Undo what it did" : "Revoke and undo what it did"}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        )}
      </Card>
    </li>
  );
}
