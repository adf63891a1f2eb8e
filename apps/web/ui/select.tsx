"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { t } from "./messages/index.ts";

export interface SelectOption {
  /** Not the empty string. */
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface SelectProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  /** The name under which it is sent with its form. */
  name?: string;
  disabled?: boolean;
  /** The accessible name outside a Field. */
  "aria-label"?: string;
  className?: string;
}

export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = t("choose"),
  name,
  disabled,
  className,
  ...rest
}: SelectProps) {
  const { required, ...control } = useFieldControl();
  return (
    <Radix.Root
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onValueChange && { onValueChange })}
      {...(name && { name })}
      {...(disabled && { disabled })}
      {...(required && { required })}
    >
      <Radix.Trigger
        {...control}
        {...rest}
        className={classNames(
          "control flex items-center justify-between gap-2 text-left data-placeholder:text-faint",
          className,
        )}
      >
        <span className="truncate [&_.select-hint]:hidden">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop overflow-hidden rounded-card border bg-raised p-1.5 shadow-float"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                {...(option.disabled && { disabled: true })}
                className="tap relative flex select-none items-center rounded-lg py-2 pr-9 pl-3 outline-none data-disabled:opacity-50 data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft"
              >
                {/* The text is also shown in the closed control, which hides the hint by its own style. */}
                <Radix.ItemText>
                  {option.label}
                  {option.hint && <span className="select-hint block text-muted text-sm">{option.hint}</span>}
                </Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-3">
                  <Check className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
