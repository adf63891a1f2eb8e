"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/invitation/index.ts";

export interface InvitationProps {
  token: string;
  /** The email of the account that would join; null when signed out. */
  signedInAs: string | null;
}

/** An invitation, before and after signing in. */
export function Invitation({ token, signedInAs }: InvitationProps) {
  const api = useApi();
  const preview = useQuery(api.invitations.preview.queryOptions({ token }));

  if (preview.isPending) {
    return <Loading label={t("loading")} className="mx-auto w-full max-w-xl" blocks={["h-80 rounded-card"]} />;
  }
  if (preview.isError) {
    return (
      <div className="mx-auto w-full max-w-xl">
        {[400, 404, 410].includes(domainError(preview.error).status) ? (
          <EmptyState
            headingLevel={1}
            art={<MailOpen />}
            title={t("invalid")}
            description={t("invalidText")}
            action={
              <ButtonLink href={signedInAs ? "/trips" : "/"}>{ui(signedInAs ? "yourTrips" : "homePage")}</ButtonLink>
            }
          />
        ) : (
          <ErrorState
            headingLevel={1}
            description={domainError(preview.error).message}
            onRetry={() => void preview.refetch()}
          />
        )}
      </div>
    );
  }

  const { trip_title, destination, start_date, end_date, role, invited_by } = preview.data.invitation;
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl">
      <p className="flex items-center gap-3 text-muted">
        <Avatar name={invited_by ?? "?"} decorative />
        <span>
          {richText(
            t.parts("inviting", {
              name: invited_by ?? t("member"),
              b: (name) => <span className="font-medium text-ink">{name}</span>,
            }),
          )}
        </span>
      </p>
      <h1 className="heading-page wrap-anywhere mt-5">{trip_title}</h1>
      <p className="mt-2 text-lg text-muted">
        {destination} · {formatDateRange(start_date, end_date)}
      </p>
      <p className="mt-5 border-t pt-5">{t(role === "editor" ? "asEditor" : "asViewer")}</p>
      <div className="mt-6">
        {signedInAs ? <Join token={token} signedInAs={signedInAs} /> : <SignInFirst token={token} />}
      </div>
    </Card>
  );
}

function Join({ token, signedInAs }: { token: string; signedInAs: string }) {
  const api = useApi();
  const router = useRouter();
  const accept = useMutation(
    api.invitations.accept.mutationOptions({ onSuccess: ({ trip_id }) => router.push(`/trips/${trip_id}`) }),
  );
  return (
    <>
      {accept.isError && (
        <div className="mb-4">
          <FormAlert>{domainError(accept.error).message}</FormAlert>
        </div>
      )}
      {/* Stays busy until the trip's page is shown. */}
      <Button size="lg" block loading={accept.isPending || accept.isSuccess} onClick={() => accept.mutate({ token })}>
        {t("join")}
      </Button>
      <p className="wrap-anywhere mt-3 text-center text-faint text-sm">{t("signedInAs", { email: signedInAs })}</p>
    </>
  );
}

function SignInFirst({ token }: { token: string }) {
  const back = encodeURIComponent(`/invite/${token}`);
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row [&>*]:flex-1">
        <ButtonLink size="lg" href={`/sign-up?callbackUrl=${back}`}>
          {ui("createAccount")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={`/sign-in?callbackUrl=${back}`}>
          {ui("signIn")}
        </ButtonLink>
      </div>
      <p className="mt-3 text-center text-faint text-sm">{t("back")}</p>
    </>
  );
}
