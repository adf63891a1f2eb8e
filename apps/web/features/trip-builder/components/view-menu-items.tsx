"use client";

import { Columns3, List, ListChecks, Map as MapIcon, Rows3, Rows4 } from "lucide-react";
import type { ReactElement } from "react";
import { MenuPanel } from "@/ui/menu-panel.tsx";
import { useWideWindow } from "@/ui/use-window-size.ts";
import { t } from "../messages/index.ts";
import { chooseBoardLayout, switchListDensity, useBoardLayout, useListDensity } from "../model/device-choice.ts";
import { useBuilder } from "./builder-context.tsx";

const layouts = [
  { value: "map", name: "view.both", icon: <MapIcon /> },
  { value: "list", name: "view.listOnly", icon: <List /> },
  { value: "columns", name: "view.columns", icon: <Columns3 /> },
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
              .map(({ value, name, icon }) => ({ label: t(name), icon, onSelect: () => chooseBoardLayout(value) }))
          : [],
        [
          {
            label: t(compact ? "view.whole" : "view.lines"),
            icon: compact ? <Rows3 /> : <Rows4 />,
            onSelect: switchListDensity,
          },
        ],
        [{ label: t("view.select"), icon: <ListChecks />, onSelect: selection.begin }],
      ]}
    />
  );
}
