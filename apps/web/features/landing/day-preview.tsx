import { Check, Footprints, TramFront } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge.tsx";
import { formatDuration, formatTimes } from "@/ui/format.ts";
import { LisbonMap } from "./lisbon-map.tsx";
import { t } from "./messages/index.ts";

const stops = (): readonly {
  start: string;
  end: string;
  title: string;
  place: string;
  onward?: { icon: ReactNode; minutes: number };
}[] => [
  {
    start: "09:45",
    end: "10:45",
    title: t("example.tower"),
    place: "Belém",
    onward: { icon: <Footprints />, minutes: 15 },
  },
  {
    start: "11:00",
    end: "12:30",
    title: t("example.monastery"),
    place: "Belém",
    onward: { icon: <TramFront />, minutes: 20 },
  },
  {
    start: "13:00",
    end: "14:30",
    title: t("example.lunch"),
    place: "Alcântara",
    onward: { icon: <TramFront />, minutes: 20 },
  },
  { start: "15:00", end: "16:30", title: t("example.market"), place: "Cais do Sodré" },
];

/** An example day with the product's own components; read out as one picture. */
export function DayPreview() {
  return (
    <div
      role="img"
      aria-label={t("example.description")}
      className="overflow-hidden rounded-panel border bg-surface shadow-float"
    >
      <LisbonMap days="first" width={640} height={280} className="aspect-16/7 w-full border-b" />
      <div className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-faint text-sm">{t("example.day")}</p>
            <p className="heading-section">{t("example.title")}</p>
          </div>
          <Badge tone="success" icon={<Check />}>
            {t("example.fine")}
          </Badge>
        </div>
        <ol className="mt-5">
          {stops().map((stop, index) => (
            <li
              key={stop.title}
              className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-4 pb-5 last:pb-0"
            >
              {stop.onward && (
                <span
                  className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5"
                  style={{ background: "var(--day-1)", opacity: 0.3 }}
                />
              )}
              <span
                className="grid size-8 place-items-center rounded-full font-semibold text-on-day text-sm"
                style={{ background: "var(--day-1)" }}
              >
                {index + 1}
              </span>
              <span className="flex flex-col">
                <span className="pt-1 font-medium">{stop.title}</span>
                <span className="flex items-center gap-1.5 text-faint text-sm [&_svg]:size-3.5">
                  {stop.place}
                  {stop.onward && (
                    <>
                      {" · "}
                      {stop.onward.icon} {t("example.onward", { duration: formatDuration(stop.onward.minutes) })}
                    </>
                  )}
                </span>
              </span>
              <span className="text-muted text-sm tabular-nums leading-8">{formatTimes(stop.start, stop.end)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
