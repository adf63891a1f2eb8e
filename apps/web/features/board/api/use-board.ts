"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useRef, useState } from "react";
import { domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { type OwnVote, withCandidate, withReaction, withStatus } from "../model/reactions.ts";
import type { BoardData, Candidate, Inspiration, PlaceFields, Policy } from "../model/types.ts";

type Preview = (board: BoardData) => BoardData;

/**
 * The board and its changes. Optimistic changes are shown over the data until the server has answered, so a refusal
 * reverts only that change, and changes of others appear meanwhile. Refusals are in `problems`, by candidate.
 * `inspire`, `saveFields` and `setPolicy` throw for a form to handle.
 */
export function useBoard(group: Group) {
  const api = useApi();
  const run = useRunMutation();
  const cache = useQueryClient();
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const queues = useRef(new Map<string, Promise<unknown>>());

  const trip_code = group.trip_code;
  const query = useQuery(api.board.get.queryOptions({ trip_code }));
  const data = query.data;
  const board = useMemo(() => data && previews.reduce((it, preview) => preview(it), data), [data, previews]);
  const you = useMemo(
    () => ({ user_id: group.you, name: group.members.find((it) => it.user_id === group.you)?.name ?? t("you") }),
    [group.you, group.members],
  );

  const actions = useMemo(() => {
    const key = api.board.get.queryKey({ trip_code });
    const served = (candidate: Candidate) =>
      cache.setQueryData(key, (now) => {
        return now && withCandidate(withStatus(now, candidate.id, candidate.status), candidate.id, () => candidate);
      });

    /** Changes of one candidate are sent one after the other. Returns null when it was refused. */
    const send = async (id: string, preview: Preview, call: () => Promise<{ candidate: Candidate }>) => {
      setPreviews((now) => [...now, preview]);
      // The same object when there are none, because all cards read it.
      setProblems((now) => (id in now ? Object.fromEntries(Object.entries(now).filter(([it]) => it !== id)) : now));
      const turn = (queues.current.get(id) ?? Promise.resolve()).then(call, call);
      queues.current.set(id, turn);
      try {
        const answer = await turn;
        served(answer.candidate);
        return answer.candidate;
      } catch (error) {
        setProblems((now) => ({ ...now, [id]: domainError(error).message }));
        return null;
      } finally {
        if (queues.current.get(id) === turn) queues.current.delete(id);
        setPreviews((now) => now.filter((it) => it !== preview));
      }
    };
    const update = (candidate: Candidate, action: "confirm" | "edit" | "ignore", status: Candidate["status"]) =>
      send(
        candidate.id,
        (it) => withStatus(it, candidate.id, status),
        () => run(api.board.update.mutationOptions(), { trip_code, candidate_id: candidate.id, action }),
      );
    const reopen = (candidate: Candidate) =>
      send(
        candidate.id,
        (it) => withStatus(it, candidate.id, "board"),
        () => run(api.board.reopen.mutationOptions(), { trip_code, candidate_id: candidate.id }),
      );

    return {
      reopen,
      vote: async (candidate: Candidate, given: OwnVote) => {
        const { vote, starred, reason } = given;
        const now = new Date().toISOString();
        const after = await send(
          candidate.id,
          (it) => withCandidate(it, candidate.id, (found) => withReaction(found, you, given, now)),
          () =>
            run(api.board.react.mutationOptions(), {
              trip_code,
              candidate_id: candidate.id,
              vote,
              starred,
              ...(reason !== null && { reason }),
            }),
        );
        if (!after || after.status === candidate.status) return;
        if (after.status === "out") toast({ title: t("tipped.out", { name: candidate.name }) });
        if (after.status === "board") toast({ title: t("tipped.back", { name: candidate.name }) });
      },
      keep: (candidate: Candidate) => update(candidate, "edit", "board"),
      lockIn: (candidate: Candidate) => update(candidate, "confirm", "locked_in"),
      drop: async (candidate: Candidate) => {
        if (!(await update(candidate, "ignore", "ignored"))) return;
        const undo = () => void reopen(candidate);
        toast({ title: t("dropped", { name: candidate.name }), action: { label: t("undo"), onPress: undo } });
      },
      saveFields: async (candidate: Candidate, fields: PlaceFields) => {
        const ids = { trip_code, candidate_id: candidate.id };
        const answer = await run(api.board.update.mutationOptions(), { ...ids, action: "edit", ...fields });
        served(answer.candidate);
      },
      inspire: async (inspiration: Inspiration) => {
        const answer = await run(api.board.inspire.mutationOptions(), { trip_code, ...inspiration });
        return answer;
      },
      dismissImport: async (id: string) => {
        await run(api.board.dismissImport.mutationOptions(), { trip_code, import_id: id });
      },
      setPolicy: async (policy: Policy) => {
        const readiness = await run(api.board.setPolicy.mutationOptions(), { trip_code, ...policy });
        cache.setQueryData(key, (now) => now && { ...now, ...readiness });
      },
    };
  }, [api, cache, run, trip_code, you]);

  return { query, board, problems, actions };
}

export type BoardActions = ReturnType<typeof useBoard>["actions"];

interface BoardTools {
  /** The person who looks at the board. */
  readonly you: string;
  readonly actions: BoardActions;
  /** The server's refusals, by candidate. */
  readonly problems: Readonly<Record<string, string>>;
  readonly openEdit: (candidate: Candidate) => void;
}

const BoardContext = createContext<BoardTools | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext);
  if (!tools) throw new Error("a part of the board stands outside it");
  return tools;
}
