"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/entry/index.ts";
import { joinProblem } from "../messages.ts";
import { groupTitle } from "../model/group-title.ts";
import { keepJoinIntent, takeJoinIntent } from "../model/join-intent.ts";
import { GroupFacts } from "./group-facts.tsx";

export interface JoinGroupProps {
  code: string;
  /** The email of the account that would join; null when signed out. */
  signedInAs: string | null;
}

/** The group of a code, and the button to join it. */
export function JoinGroup({ code, signedInAs }: JoinGroupProps) {
  const preview = useQuery(useApi().groups.preview.queryOptions({ trip_code: code }));
  if (preview.isPending) {
    return <Loading label={t("join.loading")} className="mx-auto w-full max-w-xl" blocks={["h-80 rounded-card"]} />;
  }
  if (preview.isError) {
    const error = domainError(preview.error);
    return (
      <div className="mx-auto w-full max-w-xl">
        {[400, 404].includes(error.status) ? (
          <EmptyState
            headingLevel={1}
            art={<KeyRound />}
            title={t("join.none")}
            description={joinProblem(error)}
            action={<ButtonLink href="/join">{t("join.another")}</ButtonLink>}
          />
        ) : (
          <ErrorState headingLevel={1} description={joinProblem(error)} onRetry={() => void preview.refetch()} />
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
          {richText(
            t.parts("join.inviting", {
              name: group.invited_by,
              b: (name) => <span className="font-medium text-ink">{name}</span>,
            }),
          )}
        </span>
      </p>
      <h1 className="heading-page wrap-anywhere mt-5 mb-4">{groupTitle(group)}</h1>
      <GroupFacts group={group} />
      <p className="mt-5 border-t pt-5">
        {group.already_member ? t("join.already") : t("join.joinedSoFar", { count: group.member_count })}
      </p>
      <div className="mt-6">
        {group.already_member ? (
          <ButtonLink size="lg" block href={`/groups/${code}`}>
            {t("openGroup")}
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

/**
 * Joins after a press, or at once when the press came before signing in. The address alone joins nobody: the press is
 * stored in its tab.
 */
function JoinButton({ code, signedInAs }: { code: string; signedInAs: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  const join = useMutation(
    api.groups.join.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: code }), { group_trip });
        // Replaces this page in the history, because it is not needed any more.
        router.replace(`/groups/${code}`);
      },
    }),
  );
  const goOn = useEffectEvent(() => {
    const isBack = new URLSearchParams(window.location.search).get("join") === "1";
    if (isBack && takeJoinIntent(() => window.sessionStorage, code, Date.now())) join.mutate({ trip_code: code });
  });
  useEffect(() => goOn(), []);

  const error = join.error && domainError(join.error);
  // Pressing again would change nothing: the creator has to readmit them.
  if (error?.status === 403) return <FormAlert>{error.message}</FormAlert>;
  return (
    <>
      {error && (
        <div className="mb-4">
          <FormAlert>{error.message}</FormAlert>
        </div>
      )}
      {/* Still busy after success: the group's page is on its way. */}
      <Button
        size="lg"
        block
        loading={join.isPending || join.isSuccess}
        onClick={() => join.mutate({ trip_code: code })}
      >
        {t("join.button")}
      </Button>
      <p className="wrap-anywhere mt-3 text-center text-faint text-sm">{t("join.signedInAs", { email: signedInAs })}</p>
    </>
  );
}

/** The press is stored in this tab, so that only signing in is left to do. */
function JoinSignedOut({ code }: { code: string }) {
  const router = useRouter();
  const back = encodeURIComponent(`/join/${code}?join=1`);
  const remember = () => keepJoinIntent(() => window.sessionStorage, code, Date.now());
  return (
    <>
      <Button
        size="lg"
        block
        onClick={() => {
          remember();
          router.push(`/sign-in?callbackUrl=${back}`);
        }}
      >
        {t("join.button")}
      </Button>
      <p className="mt-3 text-center text-faint text-sm">
        {richText(
          t.parts("join.signInFirst", {
            link: (words) => (
              <Link
                href={`/sign-up?callbackUrl=${back}`}
                onClick={remember}
                className="font-medium text-accent underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          }),
        )}
      </p>
    </>
  );
}
