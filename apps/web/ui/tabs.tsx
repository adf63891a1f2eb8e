"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Beside the label, such as a count. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value ?? "", onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      {...(value !== undefined ? { value } : { defaultValue })}
      {...(onValueChange && { onValueChange })}
      className={classNames("flex min-w-0 flex-col", className)}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink [&_svg]:size-4.5"
          >
            {tab.icon && <span aria-hidden="true">{tab.icon}</span>}
            {tab.label}
            {tab.aside}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
