"use client";

import { Ellipsis } from "lucide-react";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";

const load = () => import("./trip-menu-items.tsx");
beforeUse(() => void load().catch(() => undefined));

export function TripMenu() {
  return (
    <LazyMenu
      load={load}
      button={(props) => <IconButton label={t("menu")} icon={<Ellipsis />} variant="outline" {...props} />}
      menu={({ TripMenuItems }, trigger, opens) => <TripMenuItems trigger={trigger} opens={opens} />}
    />
  );
}
