"use client";

import { Ban, Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { Card } from "@/ui/card.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { AgentName } from "./agent-name.tsx";
import { t } from "./messages/index.ts";
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
  const agent = () => <AgentName name={request.agent_name} />;
  return (
    <Card padding="lg">
      <div
        aria-hidden="true"
        className={`mb-5 grid size-12 place-items-center rounded-full ${approved ? "bg-success-soft text-on-success-soft" : "bg-sunken text-muted"}`}
      >
        {approved ? <Check className="size-6" /> : <Ban className="size-6" />}
      </div>
      <PageHeading>{approved ? t("granted") : t("denied")}</PageHeading>
      <p className="mt-3 text-muted">
        {richText(
          next && request.redirect_host
            ? t.parts("sentBackAt", { agent, host: request.redirect_host })
            : t.parts(next ? "sentBack" : approved ? "goBack" : "saidNo", { agent }),
        )}
      </p>
      {approved && <p className="mt-3 text-muted">{t("listed")}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {next && (
          <a href={next} rel="noreferrer" className={buttonStyle({})}>
            {t("goNow")}
          </a>
        )}
        {approved && (
          <ButtonLink variant={next ? "secondary" : "primary"} href="/profile?tab=keys">
            {t("apiKeys")}
          </ButtonLink>
        )}
        {!approved && !next && <ButtonLink href="/trips">{t("yourTrips")}</ButtonLink>}
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

const titles = (): Record<Ending, string> => ({
  expired: t("ended.expired"),
  answered: t("ended.answered"),
  unknown: t("ended.unknown"),
});

/** There is nothing to decide any more; says what to do instead. */
export function RequestEnded({ how, kind, onAnother }: EndedProps) {
  return (
    <Card padding="lg">
      <PageHeading>{titles()[how]}</PageHeading>
      <p className="mt-3 text-muted">{explain(how, kind)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onAnother}>{t("another")}</Button>
        <ButtonLink variant="secondary" href={how === "answered" ? "/profile?tab=keys" : "/trips"}>
          {how === "answered" ? t("apiKeys") : t("yourTrips")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function explain(how: Ending, kind: EndedProps["kind"]): string {
  if (how === "unknown") return t("explain.unknown");
  if (how === "answered") return t("explain.answered");
  return kind === "device" ? t("explain.device") : t("explain.start");
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
