"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { formatRelative, spellValues } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

/** The person's own address for forwarding confirmations; nothing on installations without inbound mail. */
export function Forwarding() {
  const api = useApi();
  const address = useQuery(api.inbound.address.queryOptions({})).data;
  const { renew, switchOff } = useAddressChange();
  if (!address?.enabled) return null;
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div>
        <h2 className="heading-section">{t("title")}</h2>
        <p className="mt-1 max-w-prose text-muted">{t("text")}</p>
      </div>
      {address.address === null ? (
        <Button icon={<MailPlus />} className="self-start" loading={renew.isPending} onClick={() => renew.mutate({})}>
          {t("get")}
        </Button>
      ) : (
        <>
          <CopyField label={t("yours")} value={address.address} hint={t("yours.hint")} />
          <div className="flex flex-wrap gap-3">
            <NewAddress loading={renew.isPending} onConfirm={(done) => renew.mutate({}, { onSuccess: done })} />
            <Button variant="ghost" loading={switchOff.isPending} onClick={() => switchOff.mutate({})}>
              {t("off")}
            </Button>
          </div>
        </>
      )}
      <Arrivals />
    </Card>
  );
}

function NewAddress({ loading, onConfirm }: { loading: boolean; onConfirm: (done: () => void) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={<Button variant="secondary">{t("new")}</Button>}
      title={t("new.title")}
      description={t("new.text")}
      confirmLabel={t("new.confirm")}
      danger
      loading={loading}
      onConfirm={() => onConfirm(() => setAsking(false))}
    />
  );
}

function useAddressChange() {
  const api = useApi();
  const told = {
    onSuccess: (address: { enabled: boolean; address: string | null }) => {
      toast({ title: address.address === null ? t("off.done") : t("new.done") });
    },
    onError: (error: unknown) =>
      void toast({ tone: "danger", title: t("failed"), description: domainError(error).message }),
  };
  return {
    renew: useMutation(api.inbound.renew.mutationOptions(told)),
    switchOff: useMutation(api.inbound.switchOff.mutationOptions(told)),
  };
}

type Arrival = ApiOutputs["inbound"]["mails"]["mails"][number];

const outcomes = (): Readonly<
  Record<Arrival["outcome"], { tone: "success" | "warning" | "danger"; word: string }>
> => ({
  saved: { tone: "success", word: t("saved") },
  waiting: { tone: "warning", word: t("waiting") },
  nothing_recognised: { tone: "warning", word: t("nothing") },
  refused: { tone: "danger", word: t("refused") },
});

/** Recent emails and their results. */
function Arrivals() {
  const mails = useQuery(useApi().inbound.mails.queryOptions({})).data?.mails ?? [];
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="arrivals" className="border-t pt-5">
      <h3 id="arrivals" className="font-semibold">
        {t("recent")}
      </h3>
      <ul className="mt-3 flex flex-col divide-y">
        {mails.map((it) => (
          <li key={it.id} className="flex flex-col gap-1 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere font-medium">{it.subject ?? t("noSubject")}</span>
              <span className="text-faint text-sm">{formatRelative(it.received_at, Date.now())}</span>
            </div>
            <p className="wrap-anywhere text-muted text-sm">{spellValues(it.summary)}</p>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={outcomes()[it.outcome].tone}>{outcomes()[it.outcome].word}</Badge>
              {it.sender && <span className="wrap-anywhere text-faint text-sm">{it.sender}</span>}
              {it.confirmation_id !== null && (
                <Link
                  href={`/import/${it.confirmation_id}`}
                  className="tap flex items-center underline underline-offset-4"
                >
                  {t("look")}
                </Link>
              )}
              {it.trip_id !== null && (
                <Link href={`/trips/${it.trip_id}`} className="tap flex items-center underline underline-offset-4">
                  {t("openTrip")}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
