"use client";

import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";

const load = () => import("./view-menu-items.tsx");
beforeUse(() => void load().catch(() => undefined));

export function ViewMenu() {
  return (
    <LazyMenu
      load={load}
      button={(props) => <IconButton label={t("view")} icon={<SlidersHorizontal />} {...props} />}
      menu={({ ViewMenuItems }, trigger, opens) => <ViewMenuItems trigger={trigger} opens={opens} />}
    />
  );
}
