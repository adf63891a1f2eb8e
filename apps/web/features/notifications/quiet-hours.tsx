"use client";

import { deepEqual } from "@caravan/domain/deep-equal";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { deviceZone } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { ZoneList } from "@/ui/zone-list.tsx";
import { t } from "./messages/index.ts";
import type { PushSettings } from "./use-push-settings.ts";

const nights = { start: "22:00", end: "07:00" };
/** Waits after the last key, because typing a time passes through several times. */
const settleMs = 800;

interface QuietHoursProps {
  hours: Hours | null;
  onChange: (hours: Hours | null) => void;
}

/** The hours without notifications. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div>
        <h2 className="heading-section">{t("quiet.title")}</h2>
        <div className="mt-3">
          <Switch
            label={t("quiet.label")}
            hint={t("quiet.hint")}
            checked={hours !== null}
            onCheckedChange={(on) => onChange(on ? { ...nights, timezone: deviceZone() } : null)}
          />
        </div>
      </div>
      {hours && <Times hours={hours} onChange={onChange} />}
    </Card>
  );
}

function Times({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const zones = useId();
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const { start, end, timezone } = hours;
  // What is being typed stays when other settings arrive, such as an answer to an earlier change.
  useEffect(() => setTyped((typed) => unsavedFields(typed, { start, end, timezone })), [start, end, timezone]);
  const draft = { ...hours, ...typed };
  const problem = quietProblem(draft);
  const keep = (change: Hours = draft) => {
    if (quietProblem(change) === null && !deepEqual(change, hours)) onChange(change);
  };
  const keepLater = useEffectEvent(() => keep());
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const timer = setTimeout(() => keepLater(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const set = (change: Partial<Hours>) => setTyped(unsavedFields({ ...typed, ...change }, hours));
  const takeItsClocks = () => {
    set({ timezone: here });
    keep({ ...draft, timezone: here });
  };
  const wrong = (field: keyof Hours) => (problem?.field === field ? problem.words : undefined);
  const here = deviceZone();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields was left
    <div className="flex flex-col gap-4" onBlur={() => keep()}>
      <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
        <Field label={t("from")} error={wrong("start")}>
          <TimeField value={draft.start} onValueChange={(start) => set({ start })} />
        </Field>
        <Field label={t("until")} error={wrong("end")}>
          <TimeField value={draft.end} onValueChange={(end) => set({ end })} />
        </Field>
      </div>
      <Field
        label={t("zone")}
        error={wrong("timezone")}
        hint={draft.end < draft.start ? t("nextDay") : undefined}
        className="sm:max-w-sm"
      >
        <Input
          list={zones}
          value={draft.timezone}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => set({ timezone: target.value.trim() })}
        />
      </Field>
      <ZoneList id={zones} />
      {draft.timezone !== here && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>{t("deviceIn", { zone: here })}</p>
          <Button size="sm" variant="secondary" onClick={takeItsClocks}>
            {t("useZone")}
          </Button>
        </div>
      )}
    </div>
  );
}

type Hours = NonNullable<PushSettings["quiet_hours"]>;

/** The typed values when they differ from those hours. */
export const unsavedFields = (typed: Partial<Hours>, hours: Hours): Partial<Hours> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => hours[field as keyof Hours] !== value));

/** The errors that prevent saving them, by field; null when there are none. */
export function quietProblem({ start, end, timezone }: Hours): { field: keyof Hours; words: string } | null {
  if (!/^\d\d:\d\d$/.test(start)) return { field: "start", words: t("problem.start") };
  if (!/^\d\d:\d\d$/.test(end)) return { field: "end", words: t("problem.end") };
  if (start === end) return { field: "end", words: t("problem.same") };
  if (!isZone(timezone)) return { field: "timezone", words: t("problem.zone") };
  return null;
}

function isZone(name: string): boolean {
  if (name.trim() === "") return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
