import { distanceKm, driveMinutes, legBetween, type Point } from "@caravan/domain/places/travel-time";
import { Car, Footprints, TramFront } from "lucide-react";
import type { StayWay } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDistance, formatDuration } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

const detour = 1.3;
/** In metres; farther, people with a car drive. */
const longestInTown = 4_000;

interface TravelHintProps {
  from: Point;
  to: Point;
  words?: string;
  /** Between stops that are listed as lines. */
  small?: boolean;
}

/** The distance and duration between two points. */
export function TravelHint({ from, to, words, small = false }: TravelHintProps) {
  const { byCar } = useBuilder();
  const metres = distanceKm(from, to) * detour * 1_000;
  if (metres < 30) return null;
  const drives = byCar && metres > longestInTown;
  const leg = legBetween(from, to);
  const onFoot = legBetween(from, to, Number.POSITIVE_INFINITY).minutes;
  const far = onFoot > 90;
  const times = { time: formatDuration(leg.minutes), walk: formatDuration(onFoot) };
  const how = drives
    ? t("way.drive", { time: formatDuration(driveMinutes(from, to)) })
    : leg.mode === "transit"
      ? far
        ? t("way.transit", times)
        : t("way.transitOrWalk", times)
      : t("way.walk", { time: formatDuration(Math.max(1, onFoot)) });
  const way = `${formatDistance(metres)} · ${how}`;
  const Icon = drives ? Car : leg.mode === "transit" ? TramFront : Footprints;
  return (
    <p
      className={classNames(
        "flex items-center gap-2 pl-1.5 text-faint",
        small ? "text-xs leading-4" : "py-1.5 text-sm",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">{words ? t("way.named", { name: words, way }) : way}</span>
    </p>
  );
}

interface WayToOrFromStayProps {
  way: StayWay;
  name: "way.from" | "way.back";
  small: boolean;
}

export function WayToOrFromStay({ way, name, small }: WayToOrFromStayProps) {
  return <TravelHint from={way.from} to={way.to} words={t(name, { stay: way.stay.name })} small={small} />;
}
