"use client";

import { buttonStyle } from "@/ui/button-style.ts";
import { t } from "./messages/index.ts";

/** Not a Button with its spinner: public pages are light. */
export function PrintButton() {
  return (
    <button type="button" className={buttonStyle({ variant: "secondary" })} onClick={() => window.print()}>
      {t("print")}
    </button>
  );
}
