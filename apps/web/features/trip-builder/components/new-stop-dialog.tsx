"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { isReachable } from "@/features/offline/index.ts";
import { DestinationField } from "@/features/trips/index.ts";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "../messages/new-stop/index.ts";
import { added, type NewStop, type StopOp, type TripStop } from "../model/stop-ops.ts";

const MOST_NIGHTS = 60;
const FIRST = "first";

interface NewStopDialogProps {
  readonly stops: readonly TripStop[];
  readonly onAdd: (op: StopOp, name: string) => void;
  readonly onClose: () => void;
}

/** Asks where, for how long and after which stop. A place that nobody knows is added only when that was said. */
export function NewStopDialog({ stops, onAdd, onClose }: NewStopDialogProps) {
  const api = useApi();
  const cache = useQueryClient();
  const [destination, setDestination] = useState("");
  const [nights, setNights] = useState<number | null>(2);
  const [after, setAfter] = useState(stops.at(-1)?.id ?? FIRST);
  const [error, setError] = useState<string | undefined>();
  const [unknown, setUnknown] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const name = destination.trim();
    if (name === "") return setError(t("noWhere"));
    setSaving(true);
    const found = await search(name);
    setSaving(false);
    if (found === null && unknown !== name) return setUnknown(name);
    const place = found ?? { place_id: null, lat: null, lng: null };
    const stop: NewStop = { destination: name, nights: nights ?? 1, ...place };
    onAdd(added(stop, after === FIRST ? null : after), name);
  };
  /** The likeliest place of that name, as the server takes it; null when there is none. Without a connection it decides. */
  const search = async (query: string) => {
    const nowhere = { place_id: null, lat: null, lng: null };
    if (!isReachable()) return nowhere;
    try {
      const { kind, destinations } = await cache.fetchQuery(api.destinations.search.queryOptions({ query }));
      const [first] = destinations;
      return kind === "unknown" || !first ? null : { place_id: first.city_id, lat: first.lat, lng: first.lng };
    } catch {
      return nowhere;
    }
  };
  return (
    <FormDialog
      title={t("add")}
      description={t("text")}
      saveLabel={t(unknown !== null && unknown === destination.trim() ? "anyway" : "save")}
      saving={saving}
      onSave={() => void save()}
      onClose={onClose}
      alert={unknown !== null && unknown === destination.trim() ? t("unknown", { name: unknown }) : undefined}
    >
      <Field label={t("where")} required error={error}>
        <DestinationField
          value={destination}
          onValueChange={(text) => {
            setDestination(text);
            setError(undefined);
          }}
          placeholder={t("placeholder")}
        />
      </Field>
      <Field label={t("nights")}>
        <NumberField value={nights} onValueChange={setNights} min={1} max={MOST_NIGHTS} stepper />
      </Field>
      <Field label={t("when")}>
        <Select
          value={after}
          onValueChange={setAfter}
          options={[
            { value: FIRST, label: t("first") },
            ...stops.map((it) => ({ value: it.id, label: t("after", { name: it.destination }) })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
