"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from "./theme.ts";

/** Makes the radio buttons inside it those of the theme. They come from the server, so that public pages are light. */
export function ThemeChoice({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      for (const radio of group.current?.querySelectorAll("input") ?? []) radio.checked = radio.value === chosenTheme();
    };
    show();
    return onThemeChange(show);
  }, []);
  return (
    <div
      ref={group}
      className="contents"
      onChange={(event) => chooseTheme((event.target as HTMLInputElement).value as Theme)}
    >
      {children}
    </div>
  );
}
