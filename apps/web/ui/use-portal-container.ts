import { useRef, useState } from "react";

/**
 * The container of a floating element: the dialog that contains its trigger, else the page's `main`, so that it is
 * neither hidden with the page behind a dialog nor outside of every landmark. Call `locate` when it opens.
 */
export function usePortalContainer() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const locate = (open: boolean) => {
    if (!open) return;
    const dialog = trigger.current?.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
    setContainer(dialog ?? document.getElementById("main"));
  };
  return { trigger, container, locate };
}
