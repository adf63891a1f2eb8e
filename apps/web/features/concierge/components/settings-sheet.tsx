"use client";

import { BellRing } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDuration } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { type Concierge, useSettings } from "../api/use-concierge.ts";
import { t } from "../messages/index.ts";
import { modes, modeWords } from "../messages.ts";
import type { TransportMode } from "../types.ts";

const detours = [0, 10, 20, 30, 45, 60, 90, 120];
const usualNight = { start: "22:00", end: "07:30" };

interface SettingsSheetProps {
  concierge: Concierge;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The person's own concierge settings on this trip. */
export function SettingsSheet({ concierge, open, onOpenChange }: SettingsSheetProps) {
  const { settings, problem, change } = useSettings(concierge);
  const { monitoring, transport_mode, transport_mode_confirmed, quiet_hours, max_detour_minutes } = settings;
  /** Monitoring was requested before the means of travel was known. */
  const [wanted, setWanted] = useState(false);

  const choose = (mode: TransportMode) => {
    change({ transport_mode: mode, transport_mode_confirmed: true, ...(wanted && { monitoring: true }) });
    setWanted(false);
  };
  const watch = (on: boolean) => {
    if (on && !transport_mode_confirmed) return setWanted(true);
    setWanted(false);
    change({ monitoring: on });
  };
  const options = [...new Set([...detours, max_detour_minutes])].sort((a, b) => a - b);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("settings.title")} description={t("settings.text")}>
      <div className="flex flex-col gap-7">
        {problem && (
          <p role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-on-warning-soft">
            {problem}
          </p>
        )}
        <TransportChoice mode={transport_mode} confirmed={transport_mode_confirmed} asked={wanted} onChoose={choose} />
        <Switch
          label={t("watch")}
          hint={transport_mode_confirmed ? t("watch.on") : t("watch.first")}
          checked={monitoring}
          onCheckedChange={watch}
        />
        <div className="flex flex-col gap-3">
          <Switch
            label={t("quiet")}
            hint={t("quiet.hint")}
            checked={quiet_hours !== null}
            onCheckedChange={(on) => change({ quiet_hours: on ? usualNight : null })}
          />
          {quiet_hours && (
            <div className="grid grid-cols-2 gap-3">
              <Field label={t("from")}>
                <TimeField
                  value={quiet_hours.start}
                  onValueChange={(start) => start && change({ quiet_hours: { ...quiet_hours, start } })}
                />
              </Field>
              <Field label={t("until")}>
                <TimeField
                  value={quiet_hours.end}
                  onValueChange={(end) => end && change({ quiet_hours: { ...quiet_hours, end } })}
                />
              </Field>
            </div>
          )}
        </div>
        <Field label={t("detour")} hint={t("detour.hint")}>
          <Select
            value={String(max_detour_minutes)}
            onValueChange={(minutes) => change({ max_detour_minutes: Number(minutes) })}
            options={options.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? t("detour.none") : formatDuration(minutes),
            }))}
          />
        </Field>
        <ButtonLink href="/profile?tab=notifications" variant="secondary" icon={<BellRing />}>
          {t("notifications")}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

interface TransportChoiceProps {
  mode: TransportMode | null;
  confirmed: boolean;
  /** Something else waits for the answer. */
  asked: boolean;
  onChoose: (mode: TransportMode) => void;
}

/** The means of travel. Choosing one confirms it; an assumed one has to be confirmed. */
function TransportChoice({ mode, confirmed, asked, onChoose }: TransportChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) group.current?.querySelector("input")?.focus();
  }, [asked]);
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">{t("getAround")}</legend>
      <div className="grid grid-cols-6 gap-2 *:col-span-2 *:nth-[n+4]:col-span-3">
        {modes.map((each) => {
          const { label, icon: Icon } = modeWords()[each];
          return (
            <label
              key={each}
              className="relative flex min-h-18 flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/50 bg-raised text-[0.9375rem] transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={mode === each}
                onChange={() => onChoose(each)}
                className="absolute inset-0 size-full appearance-none opacity-0"
              />
              <Icon aria-hidden="true" className="size-5.5" />
              {label}
            </label>
          );
        })}
      </div>
      <div role="status" className="empty:hidden">
        {asked && <p className="font-medium">{t("chooseMode")}</p>}
        {mode && !confirmed && (
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4">
            <p>{t("isRight", { mode: modeWords()[mode].label })}</p>
            <Button size="sm" variant="secondary" onClick={() => onChoose(mode)}>
              {t("yes")}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
