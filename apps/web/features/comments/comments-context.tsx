"use client";

import { withTexts } from "@caravan/languages/texts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useApi, useRunMutation } from "@/features/api-client/index.ts";
import { overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { type About, aboutIn, addressOf, type Counts, countOf, type Home } from "./about.ts";

const CommentsSheet = overlayLoadedLater(() =>
  withTexts("comments", () => import("./comments-sheet.tsx")).then((module) => module.CommentsSheet),
);

interface Host {
  readonly counts: Counts;
  readonly open: (about: About) => void;
}

const CommentsContext = createContext<Host | null>(null);

export function useComments(): Host {
  const host = useContext(CommentsContext);
  if (!host) throw new Error("useComments outside of a CommentsProvider");
  return host;
}

export function useCommentCount(about: About): number {
  return countOf(useComments().counts, about);
}

export interface CommentsProviderProps {
  home: Home;
  /** What somebody reads above the comments about one thing; null when it is no longer there. */
  titleOf: (about: About) => string | null;
  children: ReactNode;
}

const sign = "comments";
const onlyCounts = { limit: 1 };

/** Knows how many comments there are, and has the sheet that shows them. An address with `?comments=` opens it. */
export function CommentsProvider({ home, titleOf, children }: CommentsProviderProps) {
  const api = useApi();
  const ofTrip = useQuery({
    ...api.comments.list.queryOptions({ trip_id: "tripId" in home ? home.tripId : "", ...onlyCounts }),
    enabled: "tripId" in home,
  });
  const ofBoard = useQuery({
    ...api.comments.onBoard.queryOptions({ trip_code: "tripCode" in home ? home.tripCode : "", ...onlyCounts }),
    enabled: "tripCode" in home,
  });
  const counts = ("tripId" in home ? ofTrip : ofBoard).data?.counts;
  const asked = useSearchParams().get(sign);
  const [about, setAbout] = useState<About>({ kind: "trip" });
  const [shown, setShown] = useState(false);
  const run = useRunMutation();
  const open = useCallback(
    (next: About) => {
      setAbout(next);
      setShown(true);
      // They are read now; if that cannot be saved, the inbox only shows them once more.
      void run(api.inbox.read.mutationOptions(), { url: addressOf(home, next) }).catch(() => undefined);
    },
    [api, run, home],
  );
  useEffect(() => {
    if (asked === null) return;
    const wanted = aboutIn(asked, home);
    if (wanted) open(wanted);
    const address = new URL(window.location.href);
    address.searchParams.delete(sign);
    window.history.replaceState(null, "", address);
  }, [asked, open, home]);
  const host = useMemo(() => ({ counts: counts ?? [], open }), [counts, open]);
  return (
    <CommentsContext value={host}>
      {children}
      <CommentsSheet open={shown} onOpenChange={setShown} home={home} about={about} title={titleOf(about)} />
    </CommentsContext>
  );
}
