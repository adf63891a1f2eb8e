"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRef } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { DailyMail } from "@/features/inbox/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Loading } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { Switch } from "@/ui/switch.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { type Device, DeviceList } from "./device-list.tsx";
import { useThisDevice } from "./device-state.ts";
import { t } from "./messages/index.ts";
import { QuietHours } from "./quiet-hours.tsx";
import { ThisDevice } from "./this-device.tsx";
import { type PushSettings, usePushSettings } from "./use-push-settings.ts";

/** The person's settings for notifications: kinds, devices and quiet hours. */
export function Notifications() {
  const device = useThisDevice();
  const { settings, update } = usePushSettings();
  const page = useRef<HTMLDivElement>(null);
  const noteRemoval = useFocusAfterPress(device.listed.data?.subscriptions.length, () => {
    const headings = page.current?.querySelectorAll("h2") ?? [];
    return [...headings].find((it) => it.hasAttribute("data-devices")) ?? headings[0];
  });
  const error = device.listed.error ?? settings.error;
  if (error) {
    return (
      <ErrorState
        title={t("failed")}
        description={domainError(error).message}
        onRetry={() => {
          void device.listed.refetch();
          void settings.refetch();
        }}
      />
    );
  }
  if (device.state === null || !device.listed.data || !settings.data) {
    return (
      <Loading
        label={t("loading")}
        className="flex max-w-2xl flex-col gap-6"
        blocks={["h-48 rounded-card", "h-80 rounded-card", "h-32 rounded-card"]}
      />
    );
  }
  const devices = device.listed.data.subscriptions;
  const others = devices.filter((it) => it.endpoint !== device.endpoint);
  const { kinds, quiet_hours } = settings.data.settings;
  return (
    <div ref={page} className="flex max-w-2xl flex-col gap-6">
      <ThisDevice device={device} />
      {others.length > 0 && <DeviceList devices={others} onRemove={noteRemoval} />}
      <Kinds chosen={kinds} onChange={(change) => update({ kinds: change })} />
      <DailyMail />
      <QuietHours hours={quiet_hours} onChange={(hours) => update({ quiet_hours: hours })} />
      {devices.length > 0 && <SendTest devices={devices} />}
    </div>
  );
}

type Kind = keyof PushSettings["kinds"];

const kinds = (): readonly { readonly kind: Kind; readonly label: string; readonly hint: string }[] => [
  {
    kind: "proposals",
    label: t("kind.proposals"),
    hint: t("kind.proposalsHint"),
  },
  { kind: "rounds", label: t("kind.rounds"), hint: t("kind.roundsHint") },
  {
    kind: "recommendations",
    label: t("kind.recommendations"),
    hint: t("kind.recommendationsHint"),
  },
  {
    kind: "shared_trips",
    label: t("kind.shared"),
    hint: t("kind.sharedHint"),
  },
  { kind: "comments", label: t("kind.comments"), hint: t("kind.commentsHint") },
];

/** The kinds of notifications that somebody wants, on all their devices. */
function Kinds({
  chosen,
  onChange,
}: {
  chosen: PushSettings["kinds"];
  onChange: (change: Partial<PushSettings["kinds"]>) => void;
}) {
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("kinds.title")}</h2>
      <p className="mt-1 text-muted">{t("kinds.hint")}</p>
      <div className="mt-4 flex flex-col gap-4">
        {kinds().map(({ kind, label, hint }) => (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            checked={chosen[kind]}
            onCheckedChange={(on) => onChange({ [kind]: on })}
          />
        ))}
      </div>
    </Card>
  );
}

const READ_AGAIN_MS = 1000;
/** A push service that has not taken the test by then is asked again later, and the list is read when the page is opened again. */
const MOST_WAIT_MS = 60_000;

/** A test push to all devices. The answer comes before the push services have taken it, so the list is read until it says so. */
function SendTest({ devices }: { devices: readonly Device[] }) {
  const api = useApi();
  const test = useMutation(
    api.push.test.mutationOptions({
      onMutate: () => ({ before: new Map(devices.map((it) => [it.id, it.last_sent_at])) }),
    }),
  );
  const before = test.isSuccess ? test.context?.before : undefined;
  const isOnItsWay = (now: readonly Device[] = []) =>
    before !== undefined &&
    Date.now() - test.submittedAt < MOST_WAIT_MS &&
    now.some((it) => before.get(it.id) === it.last_sent_at);
  useQuery({
    ...api.push.list.queryOptions({}),
    enabled: before !== undefined,
    refetchInterval: ({ state }) => isOnItsWay(state.data?.subscriptions) && READ_AGAIN_MS,
  });
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("test.title")}</h2>
      <p className="mt-1 max-w-prose text-muted">{t("test.hint")}</p>
      <Button
        variant="secondary"
        icon={<Send />}
        className="mt-4"
        loading={test.isPending}
        onClick={() => test.mutate({})}
      >
        {t("test.send")}
      </Button>
      <div role="status" className="max-w-prose">
        {test.data && (
          <>
            <p className="mt-4 font-medium">
              {test.data.devices === 0 ? t("test.none") : t("test.onItsWay", { count: test.data.devices })}
            </p>
            {test.data.devices > 0 && <p className="mt-1 text-muted">{t("test.wait")}</p>}
          </>
        )}
      </div>
      {test.error && (
        <p role="alert" className="mt-4 rounded-card bg-danger-soft px-4 py-3 text-on-danger-soft">
          {domainError(test.error).message}
        </p>
      )}
    </Card>
  );
}
