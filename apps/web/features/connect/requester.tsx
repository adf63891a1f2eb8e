"use client";

import { type ReactNode, useState } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { formatRelative } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { signInPath, signOutTo } from "@/ui/sign-in-out.ts";
import { AgentName, programName } from "./agent-name.tsx";
import { t } from "./messages/index.ts";
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
    <section aria-label={t("who")} className="rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 font-semibold text-lg leading-snug">
          <AgentName name={request.agent_name} />
        </h2>
        <Badge tone="warning">{t("notVerified")}</Badge>
      </div>
      <p className="mt-2 text-muted text-sm">{t("who.text")}</p>
      <dl className="mt-4 grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-5 gap-y-2 border-t border-line-strong/30 pt-4">
        {code && (
          <Fact name={t("code")}>
            <code className="font-mono">{code}</code>
          </Fact>
        )}
        {request.kind === "code" && (
          <Fact name={t("fact.comesFrom")}>{request.client_host ?? t("fact.noAddress")}</Fact>
        )}
        {request.kind === "code" && request.redirect_host && (
          <Fact name={t("fact.returnsTo")}>
            {request.redirect_host}
            {onThisDevice.test(request.redirect_host) && <span className="text-muted">{t("fact.ownDevice")}</span>}
          </Fact>
        )}
        {/* A clock that is behind must not put the request into the future. */}
        <Fact name={t("fact.asked")}>{formatRelative(request.requested_at, Math.max(now, asked))}</Fact>
        <Fact name={t("fact.from")}>{address}</Fact>
        <Fact name={t("fact.using")}>{programName(user_agent) ?? t("fact.unknownProgram")}</Fact>
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
          {richText(
            t.parts("grantingAs", { name: user.name, b: (name) => <span className="font-medium">{name}</span> }),
          )}
        </p>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
        <p className="text-muted text-sm">
          {t("notYou")}{" "}
          <button
            type="button"
            aria-disabled={leaving || undefined}
            onClick={change}
            className="py-1 text-accent underline underline-offset-4"
          >
            {t("switchAccount")}
          </button>
        </p>
      </div>
    </div>
  );
}
