"use client";

import { placeKey } from "@caravan/domain/alignment/place-name";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { DestinationField } from "@/features/trips/index.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { t } from "../messages/index.ts";

const most = 20;

export interface PlacesFieldProps {
  value: readonly string[];
  onValueChange: (names: string[]) => void;
  /** The order matters: the places have numbers and can be moved. */
  ranked?: boolean;
  /** Offered as buttons until they are chosen. */
  suggestions?: readonly string[];
  placeholder?: string;
  /** The name of the list, such as "Places to avoid". */
  listLabel: string;
}

/**
 * Several destinations, each searched for or typed. It is used inside a Field, whose label is that of the text field.
 */
export function PlacesField({
  value,
  onValueChange,
  ranked = false,
  suggestions = [],
  placeholder,
  listLabel,
}: PlacesFieldProps) {
  const [draft, setDraft] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const has = (name: string) => value.some((it) => placeKey(it) === placeKey(name));
  const focusField = () => root.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();

  const add = (name: string) => {
    setDraft("");
    const text = name.trim();
    if (!text || has(text) || value.length >= most) return;
    onValueChange([...value, text]);
    setAnnouncement(t("added", { what: text }));
  };
  const remove = (name: string) => {
    onValueChange(value.filter((it) => it !== name));
    setAnnouncement(t("removed", { what: name }));
    focusField();
  };
  const move = (from: number, to: number) => {
    const next = [...value];
    const [name = ""] = next.splice(from, 1);
    next.splice(to, 0, name);
    onValueChange(next);
    setAnnouncement(t("place.number", { name, rank: String(to + 1) }));
  };
  const offered = suggestions.filter((name) => !has(name));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the whole of it is left
    <div
      ref={root}
      className="flex flex-col gap-2.5"
      // Typed text is added when the field is left, as in every other field.
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && draft.trim() && add(draft)}
    >
      {value.length > 0 && (
        <ol aria-label={listLabel} className="flex flex-col gap-1.5">
          {value.map((name, index) => (
            <li key={name} className="flex items-center gap-1 rounded-control border bg-surface pl-3">
              {ranked && (
                <span aria-hidden="true" className="w-5 shrink-0 font-semibold text-accent text-sm tabular-nums">
                  {index + 1}
                </span>
              )}
              <span className="wrap-anywhere min-w-0 flex-1 py-1.5">{name}</span>
              {ranked && index > 0 && (
                <IconButton label={t("place.up", { name })} icon={<ArrowUp />} onClick={() => move(index, index - 1)} />
              )}
              {ranked && index < value.length - 1 && (
                <IconButton
                  label={t("place.down", { name })}
                  icon={<ArrowDown />}
                  onClick={() => move(index, index + 1)}
                />
              )}
              <IconButton label={t("removeOne", { what: name })} icon={<X />} onClick={() => remove(name)} />
            </li>
          ))}
        </ol>
      )}
      <DestinationField
        value={draft}
        onValueChange={setDraft}
        onTake={add}
        {...(placeholder !== undefined && { placeholder })}
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={t("addOne", { what: name })}
              onClick={() => add(name)}
              className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-line-strong/50 bg-surface px-3 text-muted text-sm hover:border-accent hover:text-ink pointer-coarse:min-h-11"
            >
              <Plus aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{name}</span>
            </button>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
