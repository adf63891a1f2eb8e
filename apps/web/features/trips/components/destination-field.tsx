"use client";

import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { formatList } from "@/ui/format.ts";
import { usePaused } from "@/ui/use-paused.ts";
import { t } from "../messages/index.ts";
import { type DestinationQuestion, destinationName, routeDestination } from "../model/destination.ts";

const pauseMs = 180;

interface DestinationFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  /** For a list of names: called with a chosen suggestion, or with the typed text after Enter. */
  onTake?: (name: string) => void;
  placeholder?: string;
}

/** A text field that suggests known destinations; any other text is accepted too. */
export function DestinationField({
  value,
  onValueChange,
  onTake,
  placeholder = t("destination.placeholder"),
}: DestinationFieldProps) {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const query = usePaused(useDeferredValue(value.trim()), pauseMs);
  const search = useQuery({
    ...api.destinations.search.queryOptions({ query }),
    enabled: open && query.length >= 2,
    staleTime: 300_000,
  });
  const found = open && query.length >= 2 ? (search.data?.destinations ?? []) : [];
  const names = found.map(destinationName);
  const take = (name: string) => (onTake ?? onValueChange)(name);
  return (
    <Combobox
      value={value}
      onValueChange={onValueChange}
      options={names.map((name, index) => ({
        key: `${name}-${found[index]?.lat}`,
        content: (
          <>
            <MapPin aria-hidden="true" className="size-4 shrink-0 opacity-70" />
            {name}
          </>
        ),
      }))}
      onChoose={(index) => take(names[index] ?? value)}
      onEnter={onTake && (() => take(value.trim()))}
      listLabel={t("destination.list")}
      said={t("destination.said", { count: names.length })}
      placeholder={placeholder}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

/**
 * Asks about an unclear destination before planning. The answer continues with planning; another destination is typed
 * into the field.
 */
export function DestinationChoices({
  question: { kind, names, route },
  onChoose,
  onPlanAnyway,
}: {
  question: DestinationQuestion;
  onChoose: (name: string) => void;
  onPlanAnyway: () => void;
}) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (names.length > 0) choices.current?.querySelector("button")?.focus();
  }, [names]);
  const [only] = names;
  const unclear = names.length === 1 ? t("destination.didYouMean", { name: only ?? "" }) : t("destination.oneOfThese");
  const question = kind === "ambiguous" ? t("destination.which") : unclear;
  return (
    <fieldset className="rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-medium">
        {question}
      </p>
      <div ref={choices} className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {route && (
          <Button
            size="sm"
            onClick={() => onChoose(routeDestination(route))}
            className="py-2 text-left max-sm:justify-start"
          >
            {t("destination.route", { cities: formatList(route) })}
          </Button>
        )}
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            onClick={() => onChoose(name)}
            className="py-2 text-left max-sm:justify-start"
          >
            {names.length === 1 && kind === "unknown" ? t("destination.yes", { name }) : name}
          </Button>
        ))}
        {kind === "unknown" && (
          <Button variant="ghost" size="sm" onClick={onPlanAnyway} className="text-current max-sm:justify-start">
            {t("destination.planAnyway")}
          </Button>
        )}
      </div>
      {kind === "ambiguous" && <p className="mt-3 text-sm">{t("destination.elsewhere")}</p>}
    </fieldset>
  );
}
