"use client";

import { withTexts } from "@caravan/languages/texts";
import { Navigation } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import type { MapTarget } from "./map-apps.ts";

interface DirectionsMenuProps extends MapTarget {
  label: string;
}

/** The map apps that lead to a place, behind one button. */
export function DirectionsMenu({ label, ...to }: DirectionsMenuProps) {
  return (
    <LazyMenu
      load={() => withTexts("places", () => import("./directions-menu-items.tsx"))}
      button={(props) => (
        <Button variant="ghost" size="sm" icon={<Navigation />} className="text-current" {...props}>
          {label}
          <span className="sr-only">: {to.name}</span>
        </Button>
      )}
      menu={({ DirectionsMenuItems }, trigger, opens) => (
        <DirectionsMenuItems to={to} trigger={trigger} opens={opens} />
      )}
    />
  );
}
