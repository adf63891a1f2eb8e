import { Bike, Car, Footprints, type LucideIcon, Navigation, TramFront } from "lucide-react";
import { formatDuration } from "@/ui/format.ts";
import { mapAppLinks, type TravelMode, wayLink } from "./map-apps.ts";
import { t } from "./messages/index.ts";
import type { PlaceAnswer } from "./place-words.ts";

type From = PlaceAnswer["in_trip"][number]["from"];

const modes: readonly (readonly [mode: TravelMode, icon: LucideIcon])[] = [
  ["walk", Footprints],
  ["transit", TramFront],
  ["cycle", Bike],
  ["drive", Car],
];

interface DirectionsProps {
  name: string;
  lat: number;
  lng: number;
  /** The stop before, with the usual minutes from there. */
  from: From;
}

/** The way from the stop before, and the map apps that lead there. */
export function Directions({ name, lat, lng, from }: DirectionsProps) {
  return (
    <section aria-labelledby="place-directions" className="flex flex-col gap-3">
      <h3 id="place-directions" className="font-semibold">
        {t("directions")}
      </h3>
      {from && (
        <div className="flex flex-col gap-1.5">
          <p className="text-muted">{t("directions.from", { stop: from.title })}</p>
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {modes.map(([mode, Icon]) => {
              const minutes = from.minutes[mode];
              return (
                minutes !== null && (
                  <li key={mode}>
                    <a
                      href={wayLink(from, { lat, lng }, mode)}
                      target="_blank"
                      rel="noreferrer"
                      className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 hover:bg-sunken"
                    >
                      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
                      <span className="underline decoration-line-strong underline-offset-4">
                        {t(`mode.${mode}`, { time: formatDuration(Math.max(1, minutes)) })}
                      </span>
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      <ul className="flex flex-wrap gap-2">
        {mapAppLinks({ name, lat, lng }).map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
              className="tap inline-flex items-center gap-2 rounded-control border px-3 font-medium text-[0.9375rem] hover:bg-sunken"
            >
              <Navigation aria-hidden="true" className="size-4 text-faint" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
