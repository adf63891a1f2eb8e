import { useRef, useState } from "react";

/**
 * The container of a floating element: the dialog that contains its trigger, else the page's `main`, so that it is
 * neither hidden with the page behind a dialog nor outside of every landmark.
 */
export function portalContainerOf(trigger: Element | null): HTMLElement | null {
  const dialog = trigger?.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
  return dialog ?? document.getElementById("main");
}

/** The same for a trigger that is known later. Call `locate` when the element opens. */
export function usePortalContainer() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const locate = (open: boolean) => {
    if (!open) return;
    setContainer(portalContainerOf(trigger.current));
  };
  return { trigger, container, locate };
}
