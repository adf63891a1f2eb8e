"use client";

import { Route } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import type { Group } from "../model/types.ts";

const PlanDialog = dynamic(() => import("./plan-dialog.tsx").then((module) => module.PlanDialog));

/** Asks what has to be known, and makes the group's plan. */
export function PlanButton({
  group,
  children,
  ...look
}: { group: Group; children: ReactNode } & Pick<ButtonProps, "variant" | "size">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={<Route />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <PlanDialog group={group} onClose={() => setOpen(false)} />}
    </>
  );
}
