"use client";

import { type Scope, scopes } from "@caravan/domain/scopes";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { LimitChoice, lifetimes, scopeWords, TripChoice } from "@/features/api-keys/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { signInAgain } from "@/ui/sign-in-out.ts";
import { Switch } from "@/ui/switch.tsx";
import { approvalOf, type Grant, grantProblem, initialGrant, isRead, reachesTrips, withScope } from "./grant.ts";
import { t } from "./messages/index.ts";
import { type AccessRequest, endingOf, useExpired } from "./request.ts";
import { PageHeading, RequestDecided, RequestEnded } from "./request-outcome.tsx";
import { GrantingAccount, Requester } from "./requester.tsx";

export interface ConsentProps {
  request: AccessRequest;
  code: string | null;
  user: CurrentUser;
  onAnother: () => void;
}

/** Who asks for what, and the two answers. Both buttons look equal, and Enter presses neither. */
export function Consent({ request, code, user, onAnother }: ConsentProps) {
  const [now] = useState(() => Date.now());
  const [grant, setGrant] = useState(() => initialGrant(request.requested_scopes));
  const [fault, setFault] = useState<string | null>(null);
  const expired = useExpired(request.expires_at);
  // Two presses can come before the first render.
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
    const missing = grantProblem(grant);
    if (missing) setFault(missing);
    else answer(approvalOf(request.id, grant));
  };

  if (decide.data) {
    const { status, redirect_to } = decide.data;
    return <RequestDecided status={status} request={request} redirectTo={redirect_to} />;
  }
  const ending = decide.error ? endingOf(domainError(decide.error).code) : null;
  if (ending || (expired && !decide.isPending)) {
    return <RequestEnded how={ending ?? "expired"} kind={request.kind} onAnother={onAnother} />;
  }

  const busy = decide.isPending ? decide.variables.decision : null;
  return (
    <Card padding="lg">
      <PageHeading>{t("asking")}</PageHeading>
      <p className="mt-3 mb-6 text-muted">{t("asking.text")}</p>
      <Requester request={request} code={code} now={now} />
      <div className="mt-6 flex flex-col gap-6 [&>*+*]:border-t [&>*+*]:pt-6">
        <ScopeChoice requested={request.requested_scopes} grant={grant} onGrant={choose} />
        {reachesTrips(request.requested_scopes) && (
          // A wrapper, because browsers draw a fieldset's legend into its border.
          <div>
            <TripChoice value={grant.tripIds} onValueChange={(tripIds) => choose({ ...grant, tripIds })} />
          </div>
        )}
        {[...grant.scopes].some((scope) => !isRead(scope)) && (
          <LimitChoice value={grant.limits} onValueChange={(limits) => choose({ ...grant, limits })} />
        )}
        <Field label={t("expiresAfter")} hint={t("expires.hint")}>
          <Select
            options={lifetimes()}
            value={grant.lifetime}
            onValueChange={(lifetime) => choose({ ...grant, lifetime })}
          />
        </Field>
        <GrantingAccount user={user} />
        <div className="flex flex-col gap-4">
          <p className="rounded-control bg-warning-soft px-4 py-3 text-on-warning-soft">{t("onlyIf")}</p>
          {fault && <FormAlert>{fault}</FormAlert>}
          <div className="grid grid-cols-2 gap-3">
            <Button size="lg" variant="secondary" loading={busy === "approve"} onClick={approve}>
              {t("approve")}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              loading={busy === "deny"}
              onClick={() => answer({ request_id: request.id, decision: "deny" })}
            >
              {t("deny")}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface ScopeChoiceProps {
  requested: readonly Scope[];
  grant: Grant;
  onGrant: (grant: Grant) => void;
}

/** The requested scopes, each of which can be refused. */
function ScopeChoice({ requested, grant, onGrant }: ScopeChoiceProps) {
  const asked = scopes.filter((scope) => requested.includes(scope));
  const group = (title: string, hint: string, members: readonly Scope[]) =>
    members.length > 0 && (
      <fieldset>
        <legend className="font-medium">{title}</legend>
        <p className="text-muted text-sm">{hint}</p>
        <div className="mt-1 flex flex-col">
          {members.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeWords(scope)}
              checked={grant.scopes.has(scope)}
              onCheckedChange={(given) => onGrant(withScope(grant, scope, given))}
            />
          ))}
        </div>
      </fieldset>
    );
  return (
    <div className="flex flex-col gap-5">
      {group(t("canSee"), t("canSee.hint"), asked.filter(isRead))}
      {group(
        t("canChange"),
        t("canChange.hint"),
        asked.filter((scope) => !isRead(scope)),
      )}
      {requested.some((scope) => !isRead(scope)) && (
        <div className="rounded-control border px-4 py-3">
          <Switch
            label={t("needsApproval")}
            hint={t("needsApproval.hint")}
            checked={grant.needsApproval}
            onCheckedChange={(needsApproval) => onGrant({ ...grant, needsApproval })}
          />
        </div>
      )}
    </div>
  );
}
