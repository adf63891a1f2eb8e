"use client";

import { Menu } from "lucide-react";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { IconButton } from "./icon-button.tsx";
import { mainPages } from "./main-pages.ts";

/** The main navigation behind one button, where letters are so large that its links would not fit beside each other. */
export function NavMenu({ className }: { className: string }) {
  return (
    <DropdownMenu
      align="start"
      trigger={<IconButton label="Trips, groups, bookings" icon={<Menu />} tooltip={false} className={className} />}
      groups={[mainPages]}
    />
  );
}
