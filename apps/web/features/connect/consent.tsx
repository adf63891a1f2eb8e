"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { TripChoice } from "@/features/api-keys/trip-choice.tsx";
import type { Viewer } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { Decided } from "./decided.tsx";
import { Ended } from "./ended.tsx";
import { approvalOf, faultOf, freshGrant, type Grant, lifetimes, reachesTrips } from "./grant.ts";
import { PageHeading } from "./page-heading.tsx";
import { type AccessRequest, endingOf } from "./request.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { signInAgain } from "./sign-in-again.ts";
import { useExpired } from "./use-expired.ts";
import { WhoAsks } from "./who-asks.tsx";
import { WhoGives } from "./who-gives.tsx";

export interface ConsentProps {
  request: AccessRequest;
  code: string | null;
  user: Viewer;
  onAnother: () => void;
}

/** Who asks, for what, and the answer. Approving and denying weigh the same, and neither waits for a careless Enter. */
export function Consent({ request, code, user, onAnother }: ConsentProps) {
  const [now] = useState(() => Date.now());
  const [grant, setGrant] = useState(() => freshGrant(request.requested_scopes));
  const [fault, setFault] = useState<string | null>(null);
  const expired = useExpired(request.expires_at);
  // Two presses can come before the first is drawn.
  const sent = useRef(false);
  const decide = useMutation(useApi().accessRequests.decide.mutationOptions());

  const answer = (input: Parameters<typeof decide.mutate>[0]) => {
    if (sent.current) return;
    sent.current = true;
    setFault(null);
    decide.mutate(input, {
      onError: (error) => {
        sent.current = false;
        const known = domainError(error);
        if (known.status === 401) signInAgain();
        else setFault(known.message);
      },
    });
  };
  const choose = (next: Grant) => {
    setGrant(next);
    setFault(null);
  };
  const approve = () => {
    const missing = faultOf(grant);
    if (missing) setFault(missing);
    else answer(approvalOf(request.id, grant));
  };

  if (decide.data) {
    const { status, redirect_to } = decide.data;
    return <Decided status={status} request={request} redirectTo={redirect_to} />;
  }
  const ending = decide.error ? endingOf(domainError(decide.error).code) : null;
  if (ending || (expired && !decide.isPending)) {
    return <Ended how={ending ?? "expired"} kind={request.kind} onAnother={onAnother} />;
  }

  const busy = decide.isPending ? decide.variables.decision : null;
  return (
    <Card padding="lg">
      <PageHeading>An agent asks for access</PageHeading>
      <p className="mt-3 mb-6 text-muted">See who it is, and choose what it may do.</p>
      <WhoAsks request={request} code={code} now={now} />
      <div className="mt-6 flex flex-col gap-6 [&>*+*]:border-t [&>*+*]:pt-6">
        <ScopeChoice requested={request.requested_scopes} grant={grant} onGrant={choose} />
        {reachesTrips(request.requested_scopes) && (
          // A wrapper, since a browser would draw the title of the group into the line above it.
          <div>
            <TripChoice value={grant.tripIds} onValueChange={(tripIds) => choose({ ...grant, tripIds })} />
          </div>
        )}
        <Field label="Ends after" hint="You can take it back at any time in your profile.">
          <Select
            options={lifetimes}
            value={grant.lifetime}
            onValueChange={(lifetime) => choose({ ...grant, lifetime })}
          />
        </Field>
        <WhoGives user={user} />
        <div className="flex flex-col gap-4">
          <p className="rounded-control bg-warning-soft px-4 py-3 text-on-warning-soft">
            Continue only if you started this yourself. If somebody sent you here, deny.
          </p>
          {fault && <FormAlert>{fault}</FormAlert>}
          <div className="grid grid-cols-2 gap-3">
            <Button size="lg" variant="secondary" loading={busy === "approve"} onClick={approve}>
              Approve
            </Button>
            <Button
              size="lg"
              variant="secondary"
              loading={busy === "deny"}
              onClick={() => answer({ request_id: request.id, decision: "deny" })}
            >
              Deny
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
