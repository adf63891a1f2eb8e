"use client";

import { buttonStyle } from "@/ui/button-style.ts";

/** Not a Button with its spinner: public pages are light. */
export function PrintButton() {
  return (
    <button type="button" className={buttonStyle({ variant: "secondary" })} onClick={() => window.print()}>
      Print
    </button>
  );
}
