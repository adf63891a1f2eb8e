"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { TripPeople } from "@/features/trips/index.ts";
import { Loading } from "@/ui/loading.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { type About, aboutInput, type Comment, type Home, nameOf } from "./about.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { t } from "./messages/index.ts";

interface CommentsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  home: Home;
  about: About;
  title: string | null;
}

export function CommentsSheet({ open, onOpenChange, home, about, title }: CommentsSheetProps) {
  const names = useMemberNames(home);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={title ?? t("gone")}
      footer={<CommentForm key={nameOf(about)} home={home} about={about} names={names} />}
    >
      {"tripId" in home ? (
        <TripPeople tripId={home.tripId}>
          <Discussion key={nameOf(about)} home={home} about={about} names={names} />
        </TripPeople>
      ) : (
        <Discussion key={nameOf(about)} home={home} about={about} names={names} />
      )}
    </Sheet>
  );
}

/** The members, for mentions. */
function useMemberNames(home: Home): readonly string[] {
  const api = useApi();
  const trip = useQuery({
    ...api.members.list.queryOptions({ trip_id: "tripId" in home ? home.tripId : "" }),
    enabled: "tripId" in home,
  });
  const group = useQuery({
    ...api.groups.get.queryOptions({ trip_code: "tripCode" in home ? home.tripCode : "" }),
    enabled: "tripCode" in home,
  });
  const members = "tripId" in home ? trip.data?.members : group.data?.group_trip.members;
  return (members ?? []).flatMap((it) => it.name ?? []);
}

const page = { limit: 30 };

function useDiscussion(home: Home, about: About) {
  const api = useApi();
  const next = { getNextPageParam: (it: { next_cursor: string | null }) => it.next_cursor ?? undefined };
  const onTrip = useInfiniteQuery({
    ...api.comments.list.infiniteQueryOptions(
      { trip_id: "tripId" in home ? home.tripId : "", ...aboutInput(about), ...page },
      next,
    ),
    enabled: "tripId" in home,
  });
  const onBoard = useInfiniteQuery({
    ...api.comments.onBoard.infiniteQueryOptions(
      {
        trip_code: "tripCode" in home ? home.tripCode : "",
        ...(about.kind === "place" && { candidate_id: about.id }),
        ...page,
      },
      next,
    ),
    enabled: "tripCode" in home,
  });
  return "tripId" in home ? onTrip : onBoard;
}

function Discussion({ home, about, names }: { home: Home; about: About; names: readonly string[] }) {
  const discussion = useDiscussion(home, about);
  const end = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const comments = discussion.data?.pages.flatMap((it): readonly Comment[] => it.comments) ?? [];
  const latest = comments[0]?.id;
  // The last words are at the end, where one answers.
  useEffect(() => {
    if (latest) end.current?.scrollIntoView({ block: "end" });
  }, [latest]);
  if (discussion.isPending) {
    return <Loading label={t("loading")} className="flex flex-col gap-4" blocks={Array(2).fill("h-16 rounded-card")} />;
  }
  if (!discussion.data) {
    return <QueryError headingLevel={3} title={t("failed")} query={discussion} />;
  }
  if (comments.length === 0) return <p className="text-muted">{t("empty")}</p>;
  return (
    <div className="flex flex-col gap-2">
      <LoadMore list={discussion} variant="ghost" size="sm" className="flex flex-col items-center gap-2">
        {t("earlier")}
      </LoadMore>
      <ol aria-label={t("title")} className="flex flex-col gap-5">
        {comments.toReversed().map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            names={names}
            saysAbout={about.kind === "trip"}
            editing={editing === comment.id}
            onEditing={(on) => setEditing(on ? comment.id : null)}
          />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
