"use client";

import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { beforeUse } from "./when-idle.ts";

/** `in-use`: already when the person begins to use the page, for what any press may need. */
type When = "rendered" | "in-use";

/**
 * A component that is no part of the first load of its page: it is loaded when it is first rendered, and shows nothing
 * meanwhile. Not `lazy`, which would hold back its first appearance.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = "rendered" }: { when?: When } = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const begin = () => {
    if (Loaded || isLoading) return;
    isLoading = true;
    load().then(
      (component) => {
        Loaded = component;
        for (const listener of listeners) listener();
      },
      // The next time it is needed, it is tried again.
      () => {
        isLoading = false;
      },
    );
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (when === "in-use") beforeUse(begin);
  return function Later(props) {
    const Shown = useSyncExternalStore(
      listen,
      () => Loaded,
      () => undefined,
    );
    useEffect(begin, []);
    return Shown ? <Shown {...props} /> : null;
  };
}

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How a dialog or sheet is used: with a state of its user's, or with a button that opens it. */
interface UseOfOverlay {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
}

/**
 * A dialog or sheet that is loaded later. After it was opened first, it stays rendered, so that its closing is animated.
 */
export function overlayLoadedLater<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  options: { when?: When } = {},
) {
  const Panel = loadedLater(load, options);
  return function Overlay({
    trigger,
    open,
    onOpenChange,
    ...rest
  }: Omit<Props, keyof OverlayProps> & UseOfOverlay): ReactNode {
    const [own, setOwn] = useState(false);
    const isOpen = open ?? own;
    const [wanted, setWanted] = useState(isOpen);
    if (isOpen && !wanted) setWanted(true);
    const change = (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    };
    const press = (event: MouseEvent<HTMLElement>) => {
      // Safari does not focus what is pressed.
      event.currentTarget.focus();
      change(true);
    };
    const panel = { ...rest, open: isOpen, onOpenChange: change } as unknown as Props;
    return (
      <>
        {trigger &&
          cloneElement(trigger as ReactElement<ComponentProps<"button">>, {
            "aria-haspopup": "dialog",
            "aria-expanded": isOpen,
            onClick: press,
          })}
        {wanted && <Panel {...panel} />}
      </>
    );
  };
}
