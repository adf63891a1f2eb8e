"use client";

import { type BrowserTraits, browserOf, deviceName, systemOf } from "@caravan/domain/device-name";
import { Bell, BellOff, BellRing, Share } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { type DeviceState, subscribeErrorText } from "./device-state.ts";
import type { useThisDevice } from "./use-this-device.ts";

/** Whether this device gets notifications, and what to do about it. */
export function ThisDevice({ device }: { device: ReturnType<typeof useThisDevice> }) {
  const { state, turnOn, turnOff } = device;
  const card = useRef<HTMLDivElement>(null);
  const notePress = useFocusAfterPress(state, () => {
    const part = (name: "button" | "h2") => card.current?.querySelector<HTMLElement>(name);
    return part("button") ?? part("h2");
  });
  if (state === null) return null;
  const fault = turnOn.error ?? turnOff.error;
  return (
    <Card ref={card} padding="lg" className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-5"
        >
          {state === "on" ? <BellRing /> : state === "off" ? <Bell /> : state === "install" ? <Share /> : <BellOff />}
        </span>
        <div className="min-w-0">
          <h2 tabIndex={-1} className="heading-section outline-none">
            On this device
          </h2>
          <p role="status" className="mt-1 text-muted">
            {headlines[state]()}
          </p>
        </div>
      </div>
      {bodies[state]?.()}
      {state === "off" && (
        <Button
          icon={<Bell />}
          className="self-start"
          loading={turnOn.isPending}
          onClick={() => {
            notePress();
            turnOff.reset();
            turnOn.mutate();
          }}
        >
          Turn on notifications
        </Button>
      )}
      {state === "on" && (
        <Button
          variant="secondary"
          className="self-start"
          loading={turnOff.isPending}
          onClick={() => {
            notePress();
            turnOn.reset();
            turnOff.mutate();
          }}
        >
          Turn off
        </Button>
      )}
      {state === "off" && turnOn.data === "default" && (
        <p role="alert" className="text-muted">
          You didn’t answer your browser, so nothing has changed. Try again whenever you like.
        </p>
      )}
      {fault && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-on-danger-soft">
          {subscribeErrorText(fault)}
        </p>
      )}
    </Card>
  );
}

const here = () => deviceName(navigator);

const headlines: Record<DeviceState, () => ReactNode> = {
  on: () => (
    <>
      Notifications come to <span className="font-medium text-ink">{here()}</span>.
    </>
  ),
  off: () => "Off. This device gets no notifications.",
  denied: () => "Your browser blocks notifications from Caravan.",
  install: () => "On iPhone and iPad, notifications only work from the home screen.",
  unsupported: () => `${here()} doesn’t support notifications.`,
  closed: () => "This installation of Caravan sends no notifications.",
};

const bodies: Partial<Record<DeviceState, () => ReactNode>> = {
  off: () => (
    <p className="max-w-prose text-muted">
      Turn them on to hear when something needs you, even when Caravan is closed. Choose what below. Your browser asks
      you for permission next; you can turn it off again at any time.
    </p>
  ),
  denied: () => <Steps intro="Only you can allow them again:" steps={stepsToAllow(navigator)} />,
  install: () => (
    <Steps
      intro="Add Caravan to it first:"
      steps={[
        "Press Share in your browser’s toolbar.",
        "Choose “Add to Home Screen”.",
        "Open Caravan from the home screen and come back to this page.",
      ]}
    />
  ),
  unsupported: () => (
    <p className="max-w-prose text-muted">
      A current Chrome, Edge, Firefox or Safari does. In private windows, notifications are always off.
    </p>
  ),
};

function Steps({ intro, steps }: { intro: string; steps: readonly string[] }) {
  return (
    <div className="max-w-prose text-muted">
      <p>{intro}</p>
      <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** How to undo a refusal, which only the browser's settings can: one sentence for each step. */
function stepsToAllow(traits: BrowserTraits): readonly string[] {
  const [browser, system] = [browserOf(traits), systemOf(traits)];
  if (system === "iPhone" || system === "iPad")
    return [
      "Open the Settings of this device and choose Notifications.",
      "Choose Caravan and switch on Allow Notifications.",
    ];
  if (browser === "Safari")
    return [
      "In Safari's menu open Settings, then Websites, then Notifications.",
      "Set this site to Allow, then come back to this page.",
    ];
  if (browser === "Firefox" && system !== "Android")
    return [
      "Press the icon to the left of the address.",
      "Remove the block next to “Send notifications”, then come back to this page.",
    ];
  if (system === "Android")
    return [
      "Press the icon to the left of the address, then Permissions.",
      "Switch on Notifications. If it cannot be switched on, allow the browser itself to notify you in the settings of Android.",
    ];
  return [
    "Press the icon to the left of the address and open the site's settings.",
    "Set Notifications to Allow, then come back to this page.",
  ];
}
