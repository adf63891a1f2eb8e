import { Portal } from "radix-ui";
import { DismissableLayer, Popper } from "radix-ui/internal";
import { useEffect, useMemo } from "react";
import { portalContainerOf } from "./use-portal-container.ts";

interface TooltipBubbleProps {
  id: string;
  text: string;
  side: "top" | "right" | "bottom" | "left";
  anchor: HTMLElement;
  onClose: () => void;
  /** The pointer is on the words, or has left them. */
  onPointer: (isOn: boolean) => void;
}

/** The words of a tooltip beside its element. Not Radix's own tooltip, which has to be around the element from the beginning. */
export function TooltipBubble({ id, text, side, anchor, onClose, onPointer }: TooltipBubbleProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  useEffect(() => {
    const close = ({ target }: Event) => target instanceof Node && target.contains(anchor) && onClose();
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [anchor, onClose]);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={virtual} />
      <Portal.Root container={portalContainerOf(anchor)} asChild>
        <DismissableLayer.Root asChild onFocusOutside={(event) => event.preventDefault()} onDismiss={onClose}>
          <Popper.Content
            id={id}
            role="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={() => onPointer(true)}
            onPointerLeave={() => onPointer(false)}
            className="z-60 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-paper text-sm shadow-float"
          >
            {text}
          </Popper.Content>
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  );
}
