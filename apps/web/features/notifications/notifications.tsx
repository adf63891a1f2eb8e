"use client";

import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRef } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { DailyMail } from "@/features/inbox/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { Switch } from "@/ui/switch.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { DeviceList } from "./device-list.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { ThisDevice } from "./this-device.tsx";
import { type PushSettings, usePushSettings } from "./use-push-settings.ts";
import { useThisDevice } from "./use-this-device.ts";

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
        title="Your notifications couldn't be loaded"
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
        label="Loading your notifications"
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
      {devices.length > 0 && <SendTest />}
    </div>
  );
}

type Kind = keyof PushSettings["kinds"];

const kinds: readonly { readonly kind: Kind; readonly label: string; readonly hint: string }[] = [
  {
    kind: "proposals",
    label: "Proposals to review",
    hint: "An agent or a companion wants to change one of your trips, or has decided about your proposal.",
  },
  { kind: "rounds", label: "Group rounds", hint: "A round has ended, or closes soon and needs your answer." },
  {
    kind: "recommendations",
    label: "Concierge recommendations",
    hint: "On the day, when the plan no longer fits. Nobody else gets these.",
  },
  {
    kind: "shared_trips",
    label: "Trips shared with you",
    hint: "Somebody shares a trip with you, or invites you to one.",
  },
  { kind: "comments", label: "Comments", hint: "Somebody mentions you, or answers where you wrote." },
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
      <h2 className="heading-section">What to notify you about</h2>
      <p className="mt-1 text-muted">On all your devices.</p>
      <div className="mt-4 flex flex-col gap-4">
        {kinds.map(({ kind, label, hint }) => (
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

/** A test push to all devices. */
function SendTest() {
  const test = useMutation(useApi().push.test.mutationOptions());
  return (
    <Card padding="lg">
      <h2 className="heading-section">Test your notifications</h2>
      <p className="mt-1 max-w-prose text-muted">A test goes to all your devices at once, in quiet hours too.</p>
      <Button
        variant="secondary"
        icon={<Send />}
        className="mt-4"
        loading={test.isPending}
        onClick={() => test.mutate({})}
      >
        Send a test
      </Button>
      <div role="status" className="max-w-prose">
        {test.data && (
          <>
            <p className="mt-4 font-medium">
              {test.data.devices === 0
                ? "No device has notifications turned on yet."
                : `On its way to ${count(test.data.devices, "device")}.`}
            </p>
            {test.data.devices > 0 && (
              <p className="mt-1 text-muted">
                It should show within a minute on each one that is online. If it doesn’t, check whether the device
                itself silences this browser: “Do not disturb”, “Focus”, or its notification settings.
              </p>
            )}
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
