"use client";

import { Ellipsis } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";

const load = () => import("./activity-menu-items.tsx");
beforeUse(() => void load().catch(() => undefined));

/** The actions for an activity. There are many on a page, so that until it is used, each is only its button. */
export function ActivityMenu({ activity, onReplace }: { activity: Activity; onReplace: () => void }) {
  return (
    <LazyMenu
      load={load}
      button={(props) => (
        <IconButton label={t("activity.options", { title: activity.title })} icon={<Ellipsis />} {...props} />
      )}
      menu={({ ActivityMenuItems }, trigger, opens) => (
        <ActivityMenuItems activity={activity} onReplace={onReplace} trigger={trigger} opens={opens} />
      )}
    />
  );
}
