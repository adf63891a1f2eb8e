"use client";

import { Columns3, List, ListChecks, Map as MapIcon, Rows3, Rows4 } from "lucide-react";
import type { ReactElement } from "react";
import { MenuPanel } from "@/ui/menu-panel.tsx";
import { useWideWindow } from "@/ui/use-window-size.ts";
import { chooseBoardLayout, useBoardLayout } from "../model/board-layout.ts";
import { switchListDensity, useListDensity } from "../model/list-density.ts";
import { useBuilder } from "./builder-context.tsx";

const layouts = [
  { value: "map", label: "List and map", icon: <MapIcon /> },
  { value: "list", label: "List only", icon: <List /> },
  { value: "columns", label: "Days side by side", icon: <Columns3 /> },
] as const;

/** How the days are shown, and selecting several stops. */
export function ViewMenuItems({ trigger, opens }: { trigger: ReactElement; opens: boolean }) {
  const { selection } = useBuilder();
  const wide = useWideWindow();
  const layout = useBoardLayout();
  const compact = useListDensity() === "compact";
  return (
    <MenuPanel
      trigger={trigger}
      opens={opens}
      groups={[
        wide
          ? layouts
              .filter((it) => it.value !== layout)
              .map(({ value, label, icon }) => ({ label, icon, onSelect: () => chooseBoardLayout(value) }))
          : [],
        [
          {
            label: compact ? "Show stops whole" : "Show stops as lines",
            icon: compact ? <Rows3 /> : <Rows4 />,
            onSelect: switchListDensity,
          },
        ],
        [{ label: "Select stops", icon: <ListChecks />, onSelect: selection.begin }],
      ]}
    />
  );
}
