"use client";

import { BellRing } from "lucide-react";
import { useState } from "react";
import { TimeField } from "@/features/bookings/time-field.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TransportChoice } from "./transport-choice.tsx";
import type { TransportMode } from "./types.ts";
import type { Concierge } from "./use-concierge.ts";
import { useSettings } from "./use-settings.ts";

const detours = [0, 10, 20, 30, 45, 60, 90, 120];
const usualNight = { start: "22:00", end: "07:30" };

export interface SettingsSheetProps {
  concierge: Concierge;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the concierge looks after one's own day on this trip. */
export function SettingsSheet({ concierge, open, onOpenChange }: SettingsSheetProps) {
  const { settings, problem, change } = useSettings(concierge);
  const { monitoring, transport_mode, transport_mode_confirmed, quiet_hours, max_detour_minutes } = settings;
  /** Monitoring was wanted before it was known how the traveller gets about. */
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
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Your concierge"
      description="For you on this trip. Nobody else sees or shares these settings."
    >
      <div className="flex flex-col gap-7">
        {problem && (
          <p role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-on-warning-soft">
            {problem}
          </p>
        )}
        <TransportChoice mode={transport_mode} confirmed={transport_mode_confirmed} asked={wanted} onChoose={choose} />
        <Switch
          label="Watch over my day"
          hint={
            transport_mode_confirmed
              ? "Looks at your day before each activity, while you share your location, and speaks up only when something does not fit."
              : "Needs to know how you get about."
          }
          checked={monitoring}
          onCheckedChange={watch}
        />
        <div className="flex flex-col gap-3">
          <Switch
            label="Quiet hours"
            hint="No notifications then, by the clocks of the trip."
            checked={quiet_hours !== null}
            onCheckedChange={(on) => change({ quiet_hours: on ? usualNight : null })}
          />
          {quiet_hours && (
            <div className="grid grid-cols-2 gap-3">
              <Field label="From">
                <TimeField
                  value={quiet_hours.start}
                  onValueChange={(start) => start && change({ quiet_hours: { ...quiet_hours, start } })}
                />
              </Field>
              <Field label="Until">
                <TimeField
                  value={quiet_hours.end}
                  onValueChange={(end) => end && change({ quiet_hours: { ...quiet_hours, end } })}
                />
              </Field>
            </div>
          )}
        </div>
        <Field label="Longest detour" hint="How much longer the way to a replacement may be.">
          <Select
            value={String(max_detour_minutes)}
            onValueChange={(minutes) => change({ max_detour_minutes: Number(minutes) })}
            options={options.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? "No detour" : `${minutes} min`,
            }))}
          />
        </Field>
        <ButtonLink href="/profile?tab=notifications" variant="secondary" icon={<BellRing />}>
          Notifications on this device
        </ButtonLink>
      </div>
    </Sheet>
  );
}
