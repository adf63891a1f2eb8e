"use client";

import { useRef } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { DeviceList } from "./device-list.tsx";
import { Kinds } from "./kinds.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { SendTest } from "./send-test.tsx";
import { ThisDevice } from "./this-device.tsx";
import { usePushSettings } from "./use-push-settings.ts";
import { useThisDevice } from "./use-this-device.ts";

/** What somebody is notified of, where, and when not. */
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
        title="Your notifications could not be loaded"
        description={domainError(error).message}
        onRetry={() => {
          void device.listed.refetch();
          void settings.refetch();
        }}
      />
    );
  }
  if (device.state === null || !device.listed.data || !settings.data) return <Loading />;
  const devices = device.listed.data.subscriptions;
  const others = devices.filter((it) => it.endpoint !== device.endpoint);
  const { kinds, quiet_hours } = settings.data.settings;
  return (
    <div ref={page} className="flex max-w-2xl flex-col gap-6">
      <ThisDevice device={device} />
      {others.length > 0 && <DeviceList devices={others} onRemove={noteRemoval} />}
      <Kinds chosen={kinds} onChange={(change) => update({ kinds: change })} />
      <QuietHours hours={quiet_hours} onChange={(hours) => update({ quiet_hours: hours })} />
      {devices.length > 0 && <SendTest />}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="flex max-w-2xl flex-col gap-6">
      <span className="sr-only">Loading your notifications</span>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}
