"use client";

import { cloneElement } from "react";
import { LazyMenu } from "./lazy-menu.tsx";
import type { DropdownMenuProps } from "./menu-panel.tsx";
import { beforeUse } from "./when-idle.ts";

export type { MenuItem } from "./menu-panel.tsx";

const load = () => import("./menu-panel.tsx");
beforeUse(() => void load().catch(() => undefined));

/** Actions behind one button. Until they are needed, there is only the button. */
export function DropdownMenu(props: DropdownMenuProps) {
  return (
    <LazyMenu
      load={load}
      button={(more) => cloneElement(props.trigger, more)}
      menu={({ MenuPanel }, trigger, opens) => <MenuPanel {...props} trigger={trigger} opens={opens} />}
    />
  );
}
