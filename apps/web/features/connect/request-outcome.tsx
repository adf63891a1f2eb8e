"use client";

import { Ban, Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { Card } from "@/ui/card.tsx";
import { AgentName } from "./agent-name.tsx";
import { type AccessRequest, type Ending, safeRedirect } from "./request.ts";

/** Long enough to read that it worked. */
const pauseMs = 1_500;

export interface DecidedProps {
  status: "approved" | "denied";
  request: AccessRequest;
  /** The address to which the browser returns, for requests that came from a browser. */
  redirectTo: string | null;
}

export function RequestDecided({ status, request, redirectTo }: DecidedProps) {
  const next = safeRedirect(redirectTo);
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
      <PageHeading>{approved ? "Access granted" : "Access denied"}</PageHeading>
      <p className="mt-3 text-muted">
        {next ? (
          <>
            You're being sent back to <AgentName name={request.agent_name} /> now
            {request.redirect_host && <span className="wrap-anywhere">, at {request.redirect_host}</span>}.
          </>
        ) : approved ? (
          <>
            You can go back to <AgentName name={request.agent_name} />. It picks up its key within a few seconds.
          </>
        ) : (
          <>
            <AgentName name={request.agent_name} /> will be told that you said no. You can close this page.
          </>
        )}
      </p>
      {approved && (
        <p className="mt-3 text-muted">
          The key is then listed with your API keys, where you can see what it does and revoke it.
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

interface EndedProps {
  how: Ending;
  /** Null when the request itself is not known. */
  kind: AccessRequest["kind"] | null;
  onAnother: () => void;
}

const titles: Record<Ending, string> = {
  expired: "This request has expired",
  answered: "This request was already answered",
  unknown: "This request doesn't exist",
};

/** There is nothing to decide any more; says what to do instead. */
export function RequestEnded({ how, kind, onAnother }: EndedProps) {
  return (
    <Card padding="lg">
      <PageHeading>{titles[how]}</PageHeading>
      <p className="mt-3 text-muted">{explain(how, kind)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onAnother}>Enter another code</Button>
        <ButtonLink variant="secondary" href={how === "answered" ? "/profile?tab=keys" : "/trips"}>
          {how === "answered" ? "API keys" : "Your trips"}
        </ButtonLink>
      </div>
    </Card>
  );
}

function explain(how: Ending, kind: EndedProps["kind"]): string {
  if (how === "unknown") return "The address is incomplete, or the request ended long ago. No access was granted.";
  if (how === "answered") return "A request can only be answered once. See what agents can do under your API keys.";
  return kind === "device"
    ? "Requests expire after ten minutes. No access was granted. Ask the agent for a new code."
    : "Requests expire after ten minutes. No access was granted. Start again where you came from.";
}

/**
 * The heading of a screen that has replaced another. It takes the focus, so that nothing below is pressed by accident.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-page scroll-mt-24 outline-none">
      {children}
    </h1>
  );
}
