"use client";

import { Ban, Check } from "lucide-react";
import { useEffect } from "react";
import { ButtonLink, buttonStyle } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { AgentName } from "./agent-name.tsx";
import { PageHeading } from "./page-heading.tsx";
import type { AccessRequest } from "./request.ts";
import { wayBack } from "./way-back.ts";

/** Long enough to read that it worked. */
const pauseMs = 1_500;

export interface DecidedProps {
  status: "approved" | "denied";
  request: AccessRequest;
  /** Where the browser takes the answer, for requests that came from one. */
  redirectTo: string | null;
}

export function Decided({ status, request, redirectTo }: DecidedProps) {
  const next = wayBack(redirectTo);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => window.location.assign(next), pauseMs);
    return () => clearTimeout(timer);
  }, [next]);

  const approved = status === "approved";
  return (
    <Card padding="lg">
      <div
        aria-hidden="true"
        className={`mb-5 grid size-12 place-items-center rounded-full ${approved ? "bg-success-soft text-on-success-soft" : "bg-sunken text-muted"}`}
      >
        {approved ? <Check className="size-6" /> : <Ban className="size-6" />}
      </div>
      <PageHeading>{approved ? "Access given" : "Nothing was given"}</PageHeading>
      <p className="mt-3 text-muted">
        {next ? (
          <>
            Your browser goes back to <AgentName name={request.agent_name} /> now
            {request.redirect_host && <span className="wrap-anywhere">, at {request.redirect_host}</span>}.
          </>
        ) : approved ? (
          <>
            You can go back to <AgentName name={request.agent_name} />. It fetches its key by itself within a few
            seconds.
          </>
        ) : (
          <>
            <AgentName name={request.agent_name} /> is told that you said no. You can close this page.
          </>
        )}
      </p>
      {approved && (
        <p className="mt-3 text-muted">
          The key then stands among your API keys, where you see what it does and can take it back.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {next && (
          <a href={next} rel="noreferrer" className={buttonStyle({})}>
            Go there now
          </a>
        )}
        {approved && (
          <ButtonLink variant={next ? "secondary" : "primary"} href="/profile?tab=keys">
            API keys
          </ButtonLink>
        )}
        {!approved && !next && <ButtonLink href="/trips">Your trips</ButtonLink>}
      </div>
    </Card>
  );
}
