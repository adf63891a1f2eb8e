import { useRef } from "react";

/** For modals that open without a trigger of their own: Radix gives the focus back to its triggers only. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      // An item of a menu goes when the menu does; what opened the menu stays.
      const menuOpener = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
      opener.current = menuOpener ? document.getElementById(menuOpener) : focused;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
