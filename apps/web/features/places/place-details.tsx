import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button.tsx";
import { formatDate, formatTimes } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { Directions } from "./directions.tsx";
import { t } from "./messages/index.ts";
import { PlaceContact } from "./place-contact.tsx";
import { PlaceLink } from "./place-link.tsx";
import {
  doubts,
  factsOf,
  hoursOnDate,
  kindWord,
  listedWords,
  type PlaceAnswer,
  recordLinks,
  weekOf,
} from "./place-words.ts";

interface PlaceDetailsProps {
  answer: PlaceAnswer;
  name: string;
  currency: string;
  onStop: ((activityId: string) => void) | undefined;
  pathOf: ((placeId: string) => string) | undefined;
  onPlace: ((placeId: string) => void) | undefined;
  /** After what is known of it, before what is near. */
  children: ReactNode;
}

export function PlaceDetails({ answer, name, currency, onStop, pathOf, onPlace, children }: PlaceDetailsProps) {
  const { place, near, in_trip: stops } = answer;
  const facts = factsOf(place, currency);
  return (
    <div className="wrap-anywhere flex flex-col gap-6">
      {place.why && <p className="text-lg">{place.why}</p>}
      {stops.length > 0 && (
        <section aria-labelledby="place-in-trip" className="flex flex-col gap-2">
          <h3 id="place-in-trip" className="font-semibold">
            {t("inPlan")}
          </h3>
          <ul className="flex flex-col gap-1">
            {stops.map((it) => {
              const words = [
                t("day", { number: String(it.day_number) }),
                formatDate(it.date, "day"),
                formatTimes(it.start_time, it.end_time),
              ]
                .filter(Boolean)
                .join(" · ");
              return (
                <li key={it.activity_id}>
                  {onStop ? (
                    <Button variant="secondary" size="sm" onClick={() => onStop(it.activity_id)}>
                      {words}
                    </Button>
                  ) : (
                    words
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <Hours place={place} dates={stops.map((it) => it.date)} />
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          {facts.map(({ label, words }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {place.catch && (
        <p className="flex gap-2.5 rounded-card bg-warning-soft px-4 py-3 text-on-warning-soft">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {place.catch}
        </p>
      )}
      <Directions name={name} lat={place.lat} lng={place.lng} from={stops.find((it) => it.from)?.from ?? null} />
      {answer.contact && <PlaceContact contact={answer.contact} />}
      {children}
      {near.length > 0 && (
        <section aria-labelledby="place-near" className="flex flex-col gap-2">
          <h3 id="place-near" className="font-semibold">
            {t("near")}
          </h3>
          <ul className="flex flex-col">
            {near.map((it) => (
              <li key={it.place_id} className="flex min-h-9 flex-wrap items-baseline gap-x-2">
                {pathOf && onPlace ? (
                  <PlaceLink href={pathOf(it.place_id)} onOpen={() => onPlace(it.place_id)} className="font-medium">
                    {it.name}
                  </PlaceLink>
                ) : (
                  <span className="font-medium">{it.name}</span>
                )}
                <span className="text-muted text-sm">
                  {[kindWord(it.kind), t("near.walk", { minutes: String(it.walk_minutes) })]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Source place={place} />
    </div>
  );
}

function Hours({ place, dates }: { place: PlaceAnswer["place"]; dates: readonly string[] }) {
  const week = weekOf(place);
  if (!week) return place.kind === null ? null : <p className="text-muted">{t("hours.unknown")}</p>;
  const [first] = week;
  const always = week.every((it) => it.words === first?.words);
  const rows = always && first ? [{ ...first, label: t("hours.everyDay") }] : week;
  const onDates = always ? [] : [...new Set(dates)].flatMap((it) => hoursOnDate(place, it) ?? []);
  return (
    <section aria-labelledby="place-hours" className="flex flex-col gap-2">
      <h3 id="place-hours" className="font-semibold">
        {t("hours")}
      </h3>
      {onDates.map((it) => (
        <p key={it} className="font-medium">
          {it}
        </p>
      ))}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 tabular-nums">
        {rows.map(({ label, words }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where the facts are from, and how old they are. */
function Source({ place }: { place: PlaceAnswer["place"] }) {
  const links = recordLinks(place.records);
  if (place.source === "openstreetmap") return <p className="text-faint text-sm">{t("source.osm")}</p>;
  if (place.listed === null) return <p className="text-faint text-sm">{t("source.point")}</p>;
  return (
    <p className="text-faint text-sm">
      {t("source.own", { month: listedWords(place.listed) })}{" "}
      {links.length > 0 && <>{richText(t.parts("source.agree", { sources: () => <Records links={links} /> }))} </>}
      {doubts(place.unsure)}
    </p>
  );
}

function Records({ links }: { links: ReturnType<typeof recordLinks> }) {
  return links.map(({ label, href }, index) => (
    <span key={href ?? label}>
      {index > 0 && ", "}
      {href ? (
        <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {label}
        </a>
      ) : (
        label
      )}
    </span>
  ));
}
