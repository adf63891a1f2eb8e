"use client";

import { type DehydratedState, hydrate, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { keepAnswer, keptAttribute } from "@/features/offline/index.ts";
import { RenderedAt } from "@/ui/use-now.ts";

/** Answers that came with a page, so that its content is in the HTML and the browser need not ask for it. */
export interface PageAnswers {
  /** Of this rendering of the page. */
  readonly id: string;
  /** When they were read, by the server's clock, in ms. */
  readonly readAt: number;
  /** The newest event in the room of the page's trip when these answers were read; null on other pages. */
  readonly roomSeq: number | null;
  readonly state: DehydratedState;
}

const Answers = createContext<PageAnswers | null>(null);

/** The answers that came with this page from the server; null where the browser asks for all of them. */
export const usePageAnswers = () => useContext(Answers);

/** The router shows an earlier page again for a while; the clock of the server may differ from this one. */
const freshMs = 60_000;

/** Uses the answers that came with the page for the queries inside it, and keeps them on this device. */
export function PageAnswersProvider({ answers, children }: { answers: PageAnswers | null; children: ReactNode }) {
  const cache = useQueryClient();
  const [fresh] = useState(() => answers !== null && take(cache, answers));
  useEffect(() => {
    if (!answers) return;
    taken.get(cache)?.set(answers.id, false);
    if (!fresh) return;
    for (const { queryKey, state } of answers.state.queries) {
      const [path, options] = queryKey as [readonly string[], { readonly input?: unknown }?];
      void keepAnswer(path.join("."), options?.input, state.data);
    }
  }, [answers, cache, fresh]);
  return (
    <RenderedAt value={answers?.readAt ?? null}>
      <Answers value={fresh ? answers : null}>{children}</Answers>
    </RenderedAt>
  );
}

/**
 * The pages whose answers a cache has taken, and whether they are fresh: until a page is there, its rendering may begin again
 * without its state; afterwards, the router shows it again with its old answers.
 */
const taken = new WeakMap<QueryClient, Map<string, boolean>>();

/** Returns whether the answers are fresh. Older ones are shown, as they are in the HTML, and asked for again. */
function take(cache: QueryClient, answers: PageAnswers): boolean {
  const pages = taken.get(cache) ?? new Map<string, boolean>();
  const known = pages.get(answers.id);
  if (known !== undefined) return known;
  const fresh = isFresh(answers, pages.size === 0);
  taken.set(cache, pages.set(answers.id, fresh));
  const dataUpdatedAt = fresh ? Date.now() : 0;
  const { state } = answers;
  hydrate(cache, {
    ...state,
    queries: state.queries.map((it) => ({ ...it, state: { ...it.state, dataUpdatedAt } })),
  });
  return fresh;
}

/** A copy of a page that this device kept may be older than the answers that it kept. */
function isFresh({ readAt }: PageAnswers, first: boolean): boolean {
  const kept = first && typeof document !== "undefined" && document.documentElement.hasAttribute(keptAttribute);
  return !kept && Math.abs(Date.now() - readAt) < freshMs;
}
