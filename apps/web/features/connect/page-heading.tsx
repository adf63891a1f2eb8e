"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a screen that has replaced another: it takes the focus, so that nothing below is pressed by accident. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-page scroll-mt-24 outline-none">
      {children}
    </h1>
  );
}
