"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { SegmentedControl } from "./segmented-control.tsx";
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from "./theme.ts";

const segments = [
  { value: "system", label: "Same as system", icon: <Monitor /> },
  { value: "light", label: "Light", icon: <Sun /> },
  { value: "dark", label: "Dark", icon: <Moon /> },
] as const;

export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSyncExternalStore<Theme>(onThemeChange, chosenTheme, () => "system");
  return (
    <SegmentedControl
      label="Theme"
      iconOnly
      segments={segments}
      value={theme}
      onValueChange={chooseTheme}
      {...(className && { className })}
    />
  );
}
