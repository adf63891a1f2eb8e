"use client";

import type { ComponentProps } from "react";

/** With its look and its words from the server: public pages are light. */
export function PrintButton(props: Omit<ComponentProps<"button">, "onClick" | "type">) {
  return <button {...props} type="button" onClick={() => window.print()} />;
}
