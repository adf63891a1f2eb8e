"use client";

import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
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
  const list = useRef<HTMLDivElement>(null);
  // The list may be wider than the window, with the chosen tab out of sight.
  useEffect(() => reveal(list.current, value ?? defaultValue), [value, defaultValue]);
  return (
    <Radix.Root
      {...(value !== undefined ? { value } : { defaultValue })}
      {...(onValueChange && { onValueChange })}
      className={classNames("flex min-w-0 flex-col", className)}
    >
      <Radix.List ref={list} aria-label={label} className="flex gap-1 overflow-x-auto border-b [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
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

/** Scrolls the list sideways, and never the page. */
function reveal(list: HTMLElement | null, value: string) {
  const tab = list?.querySelector(`[data-tab="${value}"]`);
  if (!list || !tab) return;
  const [within, chosen] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (chosen.right > within.right) list.scrollLeft += chosen.right - within.right;
  else if (chosen.left < within.left) list.scrollLeft -= within.left - chosen.left;
}
