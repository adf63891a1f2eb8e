"use client";

import type { RoomMessage } from "@caravan/domain/trip/room-event";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { readAgain, useRoom } from "./use-room.ts";

const everyMs = 1_000;

/** Listens to a group's room, and reads again what has changed: the group, its board, its rounds. */
export function useGroupRoom(tripCode: string) {
  const api = useApi();
  const cache = useQueryClient();
  const { group, board, comments } = useMemo(
    () => ({
      group: throttle(() => {
        readAgain(cache, api.groups.get.queryFilter({ trip_code: tripCode }));
        readAgain(cache, api.groups.list.pathFilter());
        readAgain(cache, api.alignment.pathFilter());
      }, everyMs),
      board: throttle(() => readAgain(cache, api.board.pathFilter()), everyMs),
      comments: throttle(() => readAgain(cache, api.comments.onBoard.pathFilter()), everyMs),
    }),
    [api, cache, tripCode],
  );
  const everything = () => {
    group();
    board();
    comments();
  };
  const heard = (message: RoomMessage) => {
    switch (message.type) {
      case "board.changed":
        board();
        break;
      case "group.changed":
        group();
        break;
      case "comments.changed":
        comments();
        break;
      // Members and rounds also affect the readiness of the board. When the room was closed, access may have ended,
      // which reading the group shows.
      case "hello":
      case "members.changed":
      case "alignment.round":
      case "bye":
        everything();
        break;
      default:
        break;
    }
  };
  return useRoom(`/api/group-trips/${encodeURIComponent(tripCode)}/room`, true, { missed: everything, heard });
}

/**
 * Calls `work` at once and then at most once in this many milliseconds, and always after the last call: a room may
 * announce ten changes a second, and reading everything for each would exceed the rate limit.
 */
export function throttle(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      work();
      rest();
    }, everyMs);
  };
  return () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    work();
    rest();
  };
}
