"use client";

import { type ReactNode, useState } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { formatRelative } from "@/ui/format.ts";
import { signInPath, signOutTo } from "@/ui/sign-in-out.ts";
import { AgentName, programName } from "./agent-name.tsx";
import type { AccessRequest } from "./request.ts";

export interface WhoAsksProps {
  request: AccessRequest;
  /** The typed code, to compare with the one that the agent shows. */
  code: string | null;
  /** Milliseconds. */
  now: number;
}

/** What is known about the agent, and what it only claims. */
export function Requester({ request, code, now }: WhoAsksProps) {
  const { address, user_agent } = request.requested_from;
  const asked = new Date(request.requested_at).getTime();
  return (
    <section aria-label="Who is asking" className="rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 font-semibold text-lg leading-snug">
          <AgentName name={request.agent_name} />
        </h2>
        <Badge tone="warning">Not verified</Badge>
      </div>
      <p className="mt-2 text-muted text-sm">
        That's the name it gave. Nobody has checked it, and any program can use any name.
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-5 gap-y-2 border-t border-line-strong/30 pt-4">
        {code && (
          <Fact name="Code">
            <code className="font-mono">{code}</code>
          </Fact>
        )}
        {request.kind === "code" && (
          <Fact name="Comes from">{request.client_host ?? "A program without a published address"}</Fact>
        )}
        {request.kind === "code" && request.redirect_host && (
          <Fact name="Returns to">
            {request.redirect_host}
            {onThisDevice.test(request.redirect_host) && (
              <span className="text-muted">, a program on your own device</span>
            )}
          </Fact>
        )}
        {/* A clock that is behind must not put the request into the future. */}
        <Fact name="Asked">{formatRelative(request.requested_at, Math.max(now, asked))}</Fact>
        <Fact name="From">{address}</Fact>
        <Fact name="Using">{programName(user_agent) ?? "An unknown program"}</Fact>
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

/** Whose trips would become accessible, and a way to use another account. */
export function GrantingAccount({ user }: { user: CurrentUser }) {
  const [leaving, setLeaving] = useState(false);
  const change = () => {
    if (leaving) return;
    setLeaving(true);
    void signOutTo(signInPath()).then((result) => result !== "left" && setLeaving(false));
  };
  return (
    <div className="flex items-center gap-3">
      <Avatar name={user.name || user.email} person={user.id} decorative />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          You're granting this as <span className="font-medium">{user.name}</span>
        </p>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
        <p className="text-muted text-sm">
          Not you?{" "}
          <button
            type="button"
            aria-disabled={leaving || undefined}
            onClick={change}
            className="py-1 text-accent underline underline-offset-4"
          >
            Switch account
          </button>
        </p>
      </div>
    </div>
  );
}
