"use client";

import type { ReactNode } from "react";
import type { FieldKey } from "@/features/travel/evidence.ts";
import { type EvidenceStore, usePointed } from "@/features/travel/evidence-store.ts";
import { classNames } from "@/ui/class-names.ts";

/** Follows pointer and focus, so that the text shows the words of the field; is marked when the text points at it. */
export function FieldFrame({
  fieldKey,
  store,
  children,
}: {
  fieldKey: FieldKey;
  store: EvidenceStore;
  children: ReactNode;
}) {
  const pointed = usePointed(store, [fieldKey]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be pressed lies inside
    <div
      data-field={fieldKey}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && store.point([fieldKey], "form")}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && store.point([], "form")}
      onFocus={() => store.point([fieldKey], "form")}
      className={classNames("scroll-my-28 -m-1.5 rounded-control p-1.5 transition-colors", pointed && "bg-sunken")}
    >
      {children}
    </div>
  );
}
