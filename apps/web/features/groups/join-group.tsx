"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { GroupFacts } from "./group-facts.tsx";
import { groupTitle } from "./group-words.ts";
import { JoinButton } from "./join-button.tsx";
import { JoinSignedOut } from "./join-signed-out.tsx";
import { joinFault } from "./join-words.ts";

export interface JoinGroupProps {
  code: string;
  /** The email of the account that would join; null when signed out. */
  signedInAs: string | null;
}

/** What a code is for, and the one step into it. */
export function JoinGroup({ code, signedInAs }: JoinGroupProps) {
  const preview = useQuery(useApi().groups.preview.queryOptions({ trip_code: code }));
  if (preview.isPending) {
    return (
      <div role="status" className="mx-auto w-full max-w-xl">
        <span className="sr-only">Loading the group</span>
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  }
  if (preview.isError) {
    const error = domainError(preview.error);
    return (
      <div className="mx-auto w-full max-w-xl">
        {[400, 404].includes(error.status) ? (
          <EmptyState
            headingLevel={1}
            art={<KeyRound />}
            title="This code opens no group"
            description={joinFault(error)}
            action={<ButtonLink href="/join">Enter another code</ButtonLink>}
          />
        ) : (
          <ErrorState headingLevel={1} description={joinFault(error)} onRetry={() => void preview.refetch()} />
        )}
      </div>
    );
  }

  const group = preview.data.preview;
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl">
      <p className="flex items-center gap-3 text-muted">
        <Avatar name={group.invited_by} decorative />
        <span className="wrap-anywhere">
          <span className="font-medium text-ink">{group.invited_by}</span> invites you to
        </span>
      </p>
      <h1 className="heading-page wrap-anywhere mt-5 mb-4">{groupTitle(group)}</h1>
      <GroupFacts group={group} />
      <p className="mt-5 border-t pt-5">
        {group.already_member
          ? "You are already in this group."
          : `${count(group.member_count, "person is", "people are")} in. Once you have joined you say when, where and for how much, and the others see your name and what you say. A budget can be kept private.`}
      </p>
      <div className="mt-6">
        {group.already_member ? (
          <ButtonLink size="lg" block href={`/groups/${code}`}>
            Open group
          </ButtonLink>
        ) : signedInAs ? (
          <JoinButton code={code} signedInAs={signedInAs} />
        ) : (
          <JoinSignedOut code={code} />
        )}
      </div>
    </Card>
  );
}
