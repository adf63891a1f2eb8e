"use client";

import { useEffect, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatRecent } from "@/ui/format.ts";
import { PlaceAndDates } from "@/ui/place-and-dates.tsx";
import { askNow, isReachable, onConnection, unanswered } from "../connection.ts";
import type { KeptTrip } from "../device/database.ts";
import { lastAccount } from "../device/last-account.ts";
import { keptTrips } from "../device/use-kept.ts";
import { t } from "../messages/page/index.ts";

/** Shown instead of a page that cannot be loaded: the kept trips. Reloads when the connection is back. */
export function OfflineList() {
  const [trips, setTrips] = useState<readonly KeptTrip[] | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const account = lastAccount();
    const read = account ? keptTrips(account) : Promise.resolve([]);
    void read.catch(() => []).then((found) => setTrips(found.filter((it) => it.pages.length > 0)));
    // At this page's own address, a reload would lead here again.
    if (window.location.pathname === "/offline") return;
    // The page could not be loaded, even if the browser reports a network.
    unanswered();
    return onConnection(() => isReachable() && window.location.reload());
  }, []);
  const tryNow = async () => {
    setAsking(true);
    await askNow();
    setAsking(false);
    if (isReachable()) window.location.reload();
  };
  return (
    <>
      <Button loading={asking} className="self-start" onClick={() => void tryNow()}>
        {t("tryAgain")}
      </Button>
      {trips && trips.length > 0 && (
        <section aria-labelledby="kept" className="mt-6 flex w-full flex-col gap-3">
          <h2 id="kept" className="heading-section">
            {t("onDevice")}
          </h2>
          <ul className="flex flex-col gap-3">
            {trips.map((trip) => (
              <li key={trip.id}>
                <Card interactive className="flex flex-col gap-1.5">
                  {/* A page of its own, so that the worker answers. */}
                  <a
                    href={`/trips/${trip.id}`}
                    className="wrap-anywhere font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
                  >
                    {trip.title}
                  </a>
                  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
                    <PlaceAndDates trip={trip} length={false} />
                  </ul>
                  <p className="text-faint text-sm">{t("asOf", { when: formatRecent(trip.at, Date.now()) })}</p>
                </Card>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            <a href="/trips" className="tap inline-flex items-center underline underline-offset-4">
              {t("list")}
            </a>
          </p>
        </section>
      )}
      {trips?.length === 0 && <p className="text-muted">{t("nothing")}</p>}
    </>
  );
}
