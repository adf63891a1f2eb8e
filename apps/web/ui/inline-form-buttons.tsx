"use client";

import { Button, type ButtonProps } from "./button.tsx";
import { t } from "./messages/index.ts";

interface InlineFormButtonsProps extends Pick<ButtonProps, "loading" | "aria-disabled" | "children"> {
  onCancel: () => void;
}

/** Below a short form that stands in the place of what it changes. */
export function InlineFormButtons({ onCancel, children = t("save"), ...submit }: InlineFormButtonsProps) {
  return (
    <div className="flex gap-2">
      <Button {...submit} type="submit" size="sm">
        {children}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
