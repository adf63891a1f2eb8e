"use client";

import { DropdownMenu as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { usePortalContainer } from "./use-portal-container.ts";

export interface MenuItem {
  /** Unique within its menu. */
  label: string;
  icon?: ReactNode;
  /** Either a link or an action. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface DropdownMenuProps {
  /** A button with an accessible name. */
  trigger: ReactElement;
  /** Groups of items, divided by lines. */
  groups: readonly (readonly MenuItem[])[];
  /** Above the items; not focusable. */
  header?: ReactNode;
  align?: "start" | "end";
}

const itemStyle =
  "tap flex select-none items-center gap-2.5 rounded-lg px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-4.5 [&_svg]:text-muted";

/** The menu itself, with its trigger. */
export function MenuPanel({ trigger, groups, header, align = "end", opens }: DropdownMenuProps & { opens: boolean }) {
  const portal = usePortalContainer();
  const { locate } = portal;
  // onOpenChange is not called for a menu that is open from the beginning.
  useEffect(() => locate(opens), []);
  return (
    <Radix.Root modal={false} defaultOpen={opens} onOpenChange={portal.locate}>
      <Radix.Trigger ref={portal.trigger} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={portal.container}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(13rem,calc(100vw-1rem))] max-w-[min(26rem,calc(100vw-1rem))] animate-pop overflow-y-auto rounded-card border bg-raised p-1.5 shadow-float"
        >
          {header && <div className="border-b px-3 pt-1.5 pb-2.5 mb-1.5">{header}</div>}
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Radix.Group key={group[0]?.label}>
                {index > 0 && <Radix.Separator className="my-1.5 h-px bg-line" />}
                {group.map((item) => (
                  <Item key={item.label} {...item} />
                ))}
              </Radix.Group>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ label, icon, href, onSelect, danger = false, disabled = false }: MenuItem) {
  const content = (
    <>
      {icon && <span aria-hidden="true">{icon}</span>}
      <span className="wrap-anywhere min-w-0 py-1.5 leading-snug">{label}</span>
    </>
  );
  const style = classNames(itemStyle, danger && "text-danger [&_svg]:text-danger");
  if (href) {
    return (
      <Radix.Item asChild disabled={disabled}>
        <Link href={href} className={style}>
          {content}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={style} disabled={disabled} {...(onSelect && { onSelect })}>
      {content}
    </Radix.Item>
  );
}
