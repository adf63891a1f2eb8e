"use client";

import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { PageHeading } from "./page-heading.tsx";
import type { AccessRequest, Ending } from "./request.ts";

export interface EndedProps {
  how: Ending;
  /** Null when the request itself is not known. */
  kind: AccessRequest["kind"] | null;
  onAnother: () => void;
}

const titles: Record<Ending, string> = {
  expired: "This request has run out",
  answered: "This request has been answered",
  unknown: "There is no such request",
};

/** Nothing to decide here any more, and what to do instead. */
export function Ended({ how, kind, onAnother }: EndedProps) {
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
  if (how === "unknown") return "The address is incomplete, or the request is long over. Nothing was given.";
  if (how === "answered") return "A request is answered once. What agents may do stands among your API keys.";
  return kind === "device"
    ? "A request waits ten minutes. Nothing was given. Ask the agent for a new code."
    : "A request waits ten minutes. Nothing was given. Start again where you came from.";
}
