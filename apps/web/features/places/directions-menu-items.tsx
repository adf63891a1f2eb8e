import { Navigation } from "lucide-react";
import type { ReactElement } from "react";
import { MenuPanel } from "@/ui/menu-panel.tsx";
import { type MapTarget, mapAppLinks } from "./map-apps.ts";

interface DirectionsMenuItemsProps {
  to: MapTarget;
  trigger: ReactElement;
  opens: boolean;
}

export function DirectionsMenuItems({ to, trigger, opens }: DirectionsMenuItemsProps) {
  const links = mapAppLinks(to).map(({ label, href }) => ({
    label,
    icon: <Navigation />,
    // `geo:` is answered by an app, which leaves this page where it is.
    onSelect: () => void window.open(href, href.startsWith("https:") ? "_blank" : "_self", "noreferrer"),
  }));
  return <MenuPanel trigger={trigger} opens={opens} groups={[links]} />;
}
