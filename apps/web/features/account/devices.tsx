"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { formatDate, formatRelative } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { toast } from "@/ui/toast.ts";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";

type Session = ApiOutputs["sessions"]["list"]["sessions"][number];

const failed = (error: unknown) => toastError(error, t("devices.notSignedOut"));

/** The devices on which the person is signed in, with a button to sign out each. */
export function Devices() {
  const api = useApi();
  const listed = useQuery(api.sessions.list.queryOptions({}));
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = listed.data?.sessions;
  const noteRemoval = useFocusAfterPress(sessions?.length, () => heading.current);
  const end = useMutation(
    api.sessions.end.mutationOptions({
      onSuccess: () => void toast({ title: t("devices.signedOut") }),
      onError: failed,
    }),
  );
  const others = sessions?.filter((it) => !it.current) ?? [];
  return (
    <Card padding="lg">
      <h2 ref={heading} tabIndex={-1} className="heading-section outline-none">
        {t("devices.title")}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t("devices.text")}</p>
      {listed.isPending && <Loading label={t("devices.loading")} blocks={["mt-4 h-16 rounded-card"]} />}
      {listed.isError && <QueryError title={t("devices.failed")} query={listed} />}
      {sessions && (
        <ul aria-label={t("devices")} className="mt-3 flex flex-col divide-y">
          {[...sessions].sort(presentFirst).map((it) => (
            <Device
              key={it.id}
              session={it}
              ending={end.isPending && end.variables.session_id === it.id}
              onEnd={() => {
                noteRemoval();
                end.mutate({ session_id: it.id });
              }}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && <EndOthers number={others.length} />}
    </Card>
  );
}

const presentFirst = (a: Session, b: Session) => Number(b.current) - Number(a.current);

function Device({ session, ending, onEnd }: { session: Session; ending: boolean; onEnd: () => void }) {
  const { device, current, network, created_at, last_seen_at } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {current && <Badge tone="success">{t("devices.this")}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {t("devices.since", {
            date: formatDate(created_at.slice(0, 10)),
            active: current ? t("devices.now") : formatRelative(last_seen_at, Date.now()),
            network: networkWords(network),
          })}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          variant="secondary"
          loading={ending}
          aria-label={t("devices.signOut", { device })}
          onClick={onEnd}
        >
          {shared("signOut")}
        </Button>
      )}
    </li>
  );
}

/** Addresses of this machine or a local network tell nobody anything as figures. */
function networkWords(network: string): string {
  const where = reachOf(network);
  if (where === "machine") return t("devices.thisMachine");
  return where === "local" ? t("devices.localNetwork") : network;
}

function EndOthers({ number }: { number: number }) {
  const [asking, setAsking] = useState(false);
  const endAll = useMutation(
    useApi().sessions.endAll.mutationOptions({
      onSuccess: ({ ended }, { keep_this }) => {
        setAsking(false);
        if (keep_this) toast({ title: t("devices.othersDone", { count: ended }) });
        else void signOutTo("/");
      },
      onError: failed,
    }),
  );
  return (
    <div className="mt-5 flex flex-wrap gap-3 border-t pt-5">
      <Button
        variant="secondary"
        loading={endAll.isPending && endAll.variables.keep_this === true}
        onClick={() => endAll.mutate({ keep_this: true })}
      >
        {t("devices.signOutOthers", { count: number })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        trigger={<Button variant="danger-quiet">{t("devices.everywhere")}</Button>}
        title={t("devices.everywhere.ask")}
        description={t("devices.everywhere.text")}
        confirmLabel={t("devices.everywhere")}
        danger
        loading={endAll.isPending}
        onConfirm={() => endAll.mutate({ keep_this: false })}
      />
    </div>
  );
}

/**
 * How far a session's network reaches: an IPv4 address or the /64 of an IPv6 one. The ranges are those of RFC 1918,
 * 3927, 4193 and 4291; `0:0:0:0::/64` is the loopback's.
 */
export function reachOf(network: string): "machine" | "local" | "public" {
  if (/^127\.|^0:0:0:0::\/64$/.test(network)) return "machine";
  const isLocal = /^10\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^fe[89ab][0-9a-f]:|^f[cd][0-9a-f]{2}:/i;
  return isLocal.test(network) ? "local" : "public";
}
