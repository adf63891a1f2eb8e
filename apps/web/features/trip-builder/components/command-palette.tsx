"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { DialogPanel } from "@/ui/dialog-panel.tsx";
import { formatClock, formatDate, formatDateRange, spellValues } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { t as builder } from "../messages/index.ts";
import { t } from "../messages/palette/index.ts";
import { switchListDensity, useListDensity } from "../model/device-choice.ts";
import { findInPalette, type PaletteGroup, type PaletteItem } from "../model/palette.ts";
import { useBuilder } from "./builder-context.tsx";
import type { Undo } from "./use-undo.ts";

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  undo: Undo;
  onDay: (dayId: string) => void;
  onHelp: () => void;
}

/** Finds stops, days, pages, trips and actions by their words. */
export function CommandPalette({ open, onOpenChange, ...actions }: CommandPaletteProps) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={builder("search")}>
      <Palette {...actions} onClose={() => onOpenChange(false)} />
    </DialogPanel>
  );
}

function Palette({
  onClose,
  ...actions
}: Omit<CommandPaletteProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const groups = findInPalette(useGroups(actions), search);
  return (
    <Command label={t("search")} shouldFilter={false} loop className="-mt-2 flex flex-col gap-2">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-faint"
        />
        <Command.Input
          value={search}
          onValueChange={setSearch}
          placeholder={t("placeholder")}
          className="control pl-11"
        />
      </div>
      <Command.List
        label={t("found")}
        className="-mx-2 max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-sm"
      >
        <Command.Empty className="px-2 py-4 text-muted">{t("nothing")}</Command.Empty>
        {groups.map(({ title, items }) => (
          <Command.Group key={title} heading={title}>
            {items.map((it) => (
              <PaletteLine
                key={it.id}
                item={it}
                onRun={() => {
                  // Closed first, because the action may open something that takes the focus.
                  onClose();
                  setTimeout(it.run);
                }}
              />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

function PaletteLine({ item: { id, title, detail }, onRun }: { item: PaletteItem; onRun: () => void }) {
  return (
    <Command.Item
      value={id}
      onSelect={onRun}
      className="tap flex cursor-pointer items-center gap-3 rounded-control px-2 data-[selected=true]:bg-sunken"
    >
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {detail && <span className="max-w-[45%] truncate text-muted text-sm">{detail}</span>}
    </Command.Item>
  );
}

const pages = () => [
  { path: "/today", title: t("page.today") },
  { path: "/travel", title: t("page.travel") },
  { path: "/documents", title: t("page.documents") },
  { path: "/money", title: t("page.money") },
];

const places = () => [
  { path: "/trips", title: t("trips") },
  { path: "/groups", title: ui("nav.groups") },
  { path: "/bookings", title: ui("nav.bookings") },
  { path: "/profile", title: t("profile") },
];

function useGroups({ undo, onDay, onHelp }: Pick<CommandPaletteProps, "undo" | "onDay" | "onHelp">): PaletteGroup[] {
  const { trip, openNewActivity, goTo, openLeftOut, openProposals, canEdit } = useBuilder();
  const router = useRouter();
  const density = useListDensity();
  const all = useQuery(useApi().trips.list.queryOptions({ limit: 100 }));
  return useMemo(() => {
    const actions: (PaletteItem | false)[] = [
      { id: "add", title: builder("addActivity"), also: t("also.add"), run: () => openNewActivity() },
      undo.undo.available && step("undo", undo.undo),
      undo.redo.available && step("redo", undo.redo),
      {
        id: "density",
        title: builder(density === "compact" ? "view.whole" : "view.lines"),
        run: switchListDensity,
      },
      { id: "left-out", title: builder("menu.leftOut"), run: openLeftOut },
      canEdit && { id: "proposals", title: builder("menu.proposals"), run: openProposals },
      { id: "help", title: t("keys"), also: t("also.help"), run: onHelp },
    ];
    const stops = [...trip.itinerary.map((day) => ({ day, on: formatDate(day.date, "day") })), null].flatMap((it) =>
      (it ? it.day.activities : trip.parked).map((stop) => ({
        id: stop.id,
        title: stop.title,
        detail: [it?.on ?? builder("tray.aside"), stop.start_time && formatClock(stop.start_time)]
          .filter(Boolean)
          .join(" · "),
        also: [stop.location, stop.address].filter(Boolean).join(" "),
        run: () => goTo(stop.id),
      })),
    );
    const open = ({ path, title }: { path: string; title: string }) => ({
      id: path,
      title,
      run: () => router.push(path),
    });
    return [
      { title: t("group.stops"), items: stops, onlyFound: true },
      { title: t("group.actions"), items: actions.filter((it) => it !== false) },
      {
        title: t("group.days"),
        items: trip.itinerary.map((day) => ({
          id: day.id,
          title: formatDate(day.date, "day"),
          detail: builder("day.number", { day: `${day.day_number}` }),
          run: () => onDay(day.id),
        })),
      },
      {
        title: t("group.pages"),
        items: [...pages().map((it) => open({ ...it, path: `/trips/${trip.id}${it.path}` })), ...places().map(open)],
      },
      {
        title: t("group.trips"),
        onlyFound: true,
        items: (all.data?.trips ?? [])
          .filter((it) => it.id !== trip.id)
          .map((it) => ({
            ...open({ path: `/trips/${it.id}`, title: it.title }),
            detail: formatDateRange(it.start_date, it.end_date),
          })),
      },
    ];
  }, [
    trip,
    all.data,
    density,
    undo,
    canEdit,
    router,
    openNewActivity,
    openLeftOut,
    openProposals,
    goTo,
    onDay,
    onHelp,
  ]);
}

function step(name: "undo" | "redo", { action, run }: Undo["undo"]): PaletteItem {
  return {
    id: name,
    title: action === null ? builder(name) : builder(`${name}.what`, { action: spellValues(action) }),
    run: () => void run(),
  };
}
