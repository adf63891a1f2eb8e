"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { LoadMore } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Spinner } from "@/ui/loading.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { changesChoices, type LimitDraft, newTripChoices } from "./key-choices.ts";
import { t } from "./messages/index.ts";

/** With more trips than this, the list has a search field. */
const atAGlance = 8;

export interface TripChoiceProps {
  /** Ids; null: all trips, also later ones. */
  value: readonly string[] | null;
  onValueChange: (value: readonly string[] | null) => void;
}

/** The trips that a key may use. */
export function TripChoice({ value, onValueChange }: TripChoiceProps) {
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">{t("trips")}</legend>
      <SegmentedControl
        label={t("trips")}
        segments={[
          { value: "all", label: t("allTrips") },
          { value: "chosen", label: t("chosenTrips") },
        ]}
        value={value === null ? "all" : "chosen"}
        onValueChange={(next) => onValueChange(next === "all" ? null : [])}
      />
      {value !== null && <OwnTrips chosen={value} onChosen={onValueChange} />}
    </fieldset>
  );
}

function OwnTrips({ chosen, onChosen }: { chosen: readonly string[]; onChosen: (chosen: readonly string[]) => void }) {
  const [sought, setSought] = useState("");
  const list = useInfiniteQuery(
    useApi().trips.list.infiniteQueryOptions(
      { limit: 100 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  if (list.isPending) return <Spinner className="text-muted" />;
  if (!list.data) {
    return (
      <p role="alert" className="text-danger">
        {domainError(list.error).message}{" "}
        <Button size="sm" variant="secondary" onClick={() => void list.refetch()}>
          {t("tryAgain")}
        </Button>
      </p>
    );
  }
  const trips = list.data.pages.flatMap((page) => page.trips);
  if (trips.length === 0) return <p className="text-muted">{t("noTrips")}</p>;
  const matching = trips.filter((it) => `${it.title} ${it.destination}`.toLowerCase().includes(sought.toLowerCase()));
  return (
    <div className="flex w-full flex-col gap-2">
      {(trips.length > atAGlance || list.hasNextPage) && (
        <Input
          type="search"
          aria-label={t("searchTrips")}
          placeholder={t("search")}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul aria-label={t("yourTrips")} className="max-h-64 overflow-y-auto rounded-control border px-3 py-1">
        {matching.map((trip) => (
          <li key={trip.id}>
            <Checkbox
              label={<span className="wrap-anywhere">{trip.title}</span>}
              hint={formatDateRange(trip.start_date, trip.end_date)}
              checked={chosen.includes(trip.id)}
              onCheckedChange={(wanted) =>
                onChosen(wanted ? [...chosen, trip.id] : chosen.filter((id) => id !== trip.id))
              }
            />
          </li>
        ))}
        {matching.length === 0 && <li className="py-2 text-muted">{t("noMatch")}</li>}
      </ul>
      <LoadMore list={list} variant="ghost" size="sm" className="flex flex-col items-start gap-2">
        {t("loadMore")}
      </LoadMore>
    </div>
  );
}

interface LimitChoiceProps {
  value: LimitDraft;
  onValueChange: (value: LimitDraft) => void;
}

/** How much a key may change and make. */
export function LimitChoice({ value, onValueChange }: LimitChoiceProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={t("changes")}>
        <Select
          options={changesChoices(value.changes)}
          value={value.changes}
          onValueChange={(changes) => onValueChange({ ...value, changes })}
        />
      </Field>
      <Field label={t("newTrips")}>
        <Select
          options={newTripChoices(value.trips)}
          value={value.trips}
          onValueChange={(trips) => onValueChange({ ...value, trips })}
        />
      </Field>
    </div>
  );
}
