"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { t } from "./messages/index.ts";
import { SegmentedControl } from "./segmented-control.tsx";
import { chooseTheme, chosenTheme, onThemeChange, type Theme, themes } from "./theme.ts";

/** @param icons are given from outside, so that a page which is rendered on the server loads no icon library for them */
export function ThemeToggle({ icons, className }: { icons: Readonly<Record<Theme, ReactNode>>; className?: string }) {
  const theme = useSyncExternalStore<Theme>(onThemeChange, chosenTheme, () => "system");
  return (
    <SegmentedControl
      label={t("theme")}
      iconOnly
      segments={themes.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] }))}
      value={theme}
      onValueChange={chooseTheme}
      {...(className && { className })}
    />
  );
}
