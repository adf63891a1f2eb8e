import type { ReactNode } from "react";
import { Badge } from "@/ui/badge.tsx";
import { formatRelative } from "@/ui/format.ts";
import { AgentName } from "./agent-name.tsx";
import { programWords } from "./program-words.ts";
import type { AccessRequest } from "./request.ts";

export interface WhoAsksProps {
  request: AccessRequest;
  /** What was typed, to compare with what the agent shows. */
  code: string | null;
  /** Milliseconds. */
  now: number;
}

/** What is known of the agent, and what it only says. */
export function WhoAsks({ request, code, now }: WhoAsksProps) {
  const { address, user_agent } = request.requested_from;
  const asked = new Date(request.requested_at).getTime();
  return (
    <section aria-label="Who asks" className="rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 font-semibold text-lg leading-snug">
          <AgentName name={request.agent_name} />
        </h2>
        <Badge tone="warning">Not verified</Badge>
      </div>
      <p className="mt-2 text-muted text-sm">
        That is what it calls itself. Nobody has checked it, and any program can take any name.
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-5 gap-y-2 border-t border-line-strong/30 pt-4">
        {code && (
          <Fact name="Code">
            <code className="font-mono">{code}</code>
          </Fact>
        )}
        {request.kind === "code" && (
          <Fact name="Comes from">{request.client_host ?? "A program that publishes no address"}</Fact>
        )}
        {request.kind === "code" && request.redirect_host && (
          <Fact name="Goes next to">
            {request.redirect_host}
            {onThisDevice.test(request.redirect_host) && (
              <span className="text-muted">, a program on your own device</span>
            )}
          </Fact>
        )}
        {/* A clock that is behind must not put the request into the future. */}
        <Fact name="Asked">{formatRelative(request.requested_at, Math.max(now, asked))}</Fact>
        <Fact name="From">{address}</Fact>
        <Fact name="With">{programWords(user_agent) ?? "A program that does not say what it is"}</Fact>
      </dl>
    </section>
  );
}

const onThisDevice = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
