"use client";

import { addTexts, type PageTexts } from "@caravan/languages/browser";
import type { ReactNode } from "react";

/** Makes texts known before the components inside are rendered. */
export function AddTexts({ children, ...texts }: PageTexts & { children: ReactNode }) {
  addTexts(texts);
  return children;
}
