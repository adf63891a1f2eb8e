"use client";

import { type BrowserTraits, browserOf, deviceName, systemOf } from "@caravan/domain/device-name";
import { Bell, BellOff, BellRing, Share } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { type DeviceState, subscribeErrorText, type useThisDevice } from "./device-state.ts";
import { t } from "./messages/index.ts";

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
            {t("here.title")}
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
          {t("turnOn")}
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
          {t("turnOff")}
        </Button>
      )}
      {state === "off" && turnOn.data === "default" && (
        <p role="alert" className="text-muted">
          {t("unanswered")}
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
      {richText(
        t.parts("here.on", {
          device: here(),
          b: (device) => <span className="font-medium text-ink">{device}</span>,
        }),
      )}
    </>
  ),
  off: () => t("here.off"),
  denied: () => t("here.denied"),
  install: () => t("here.install"),
  unsupported: () => t("here.unsupported", { device: here() }),
  closed: () => t("here.closed"),
};

const bodies: Partial<Record<DeviceState, () => ReactNode>> = {
  off: () => <p className="max-w-prose text-muted">{t("off.text")}</p>,
  denied: () => <Steps intro={t("denied.intro")} steps={stepsToAllow(navigator)} />,
  install: () => <Steps intro={t("install.intro")} steps={[t("install.share"), t("install.add"), t("install.open")]} />,
  unsupported: () => <p className="max-w-prose text-muted">{t("unsupported.text")}</p>,
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
  if (system === "iPhone" || system === "iPad") return [t("allow.ios1"), t("allow.ios2")];
  if (browser === "Safari") return [t("allow.safari1"), t("allow.safari2")];
  if (browser === "Firefox" && system !== "Android") return [t("allow.left"), t("allow.firefox2")];
  if (system === "Android") return [t("allow.android1"), t("allow.android2")];
  return [t("allow.other1"), t("allow.other2")];
}
