import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "./messages/index.ts";
import { Segments } from "./segmented-control.tsx";
import { type Theme, themes } from "./theme.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const icons: Readonly<Record<Theme, ReactNode>> = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

export function ThemeToggle({ className }: { className?: string }) {
  return (
    <ThemeChoice>
      <Segments
        label={t("theme")}
        iconOnly
        segments={themes.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] }))}
        state={(value) => ({ defaultChecked: value === "system" })}
        {...(className && { className })}
      />
    </ThemeChoice>
  );
}
