"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";
import { usePortalContainer } from "./use-portal-container.ts";

/** A few words on hover and focus. The child must take a ref and already have an accessible name of its own. */
export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement;
}) {
  const portal = usePortalContainer();
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root onOpenChange={portal.locate}>
        <Radix.Trigger ref={portal.trigger} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={portal.container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-paper text-sm shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** An `IconButton` whose name is also shown on hover and focus. Separate, because many pages have no tooltips. */
export function TooltipButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
