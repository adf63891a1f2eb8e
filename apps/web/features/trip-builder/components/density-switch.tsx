"use client";

import { Rows3, Rows4 } from "lucide-react";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { chooseListDensity, useListDensity } from "../model/list-density.ts";

/** Switches between stops as lines and whole ones. */
export function DensitySwitch() {
  const compact = useListDensity() === "compact";
  return (
    <TooltipButton
      label={compact ? "Show stops whole" : "Show stops as lines"}
      icon={compact ? <Rows3 /> : <Rows4 />}
      onClick={() => chooseListDensity(compact ? "comfortable" : "compact")}
    />
  );
}
