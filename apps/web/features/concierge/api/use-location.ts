"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DomainError, domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import {
  type Fix,
  type FixProblem,
  follow,
  type LocateProblem,
  locateOnce,
  problemOf,
  worthSending,
} from "../model/device-location.ts";
import type { Concierge } from "./use-concierge.ts";

export type LocationProblem = LocateProblem | FixProblem | DomainError;

/** Shares the location of the device, only on request, and shows that it does. */
export function useLocation({ trip, state, readAgain }: Concierge) {
  const api = useApi();
  const run = useRunMutation();
  const [mode, setMode] = useState<"off" | "once" | "watch">("off");
  const [busy, setBusy] = useState<"once" | "watch" | "stop" | null>(null);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  /** Removed here before the server has answered. */
  const [stopped, setStopped] = useState(false);
  const last = useRef<Fix | null>(null);
  /** The request that is being sent. Stopping waits for it, because it would otherwise arrive later and share again. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  /** Counts the stops: a location that the device was asked for before a stop is not sent. */
  const stops = useRef(0);
  const shared = stopped ? null : state.location;

  /** @param renewal an automatic update, which must not restart sharing that was stopped elsewhere */
  const send = async (fix: Fix, renewal = false) => {
    const wrong = problemOf(fix, Date.now());
    if (wrong) return setProblem(wrong);
    const since = stops.current;
    const sending = run(api.concierge.shareLocation.mutationOptions(), {
      trip_id: trip.id,
      latitude: fix.latitude,
      longitude: fix.longitude,
      accuracy_m: Math.round(fix.accuracyM),
      captured_at: new Date(Math.min(fix.takenAt, Date.now())).toISOString(),
      ...(renewal && { renewal }),
    });
    underWay.current = sending.catch(() => undefined);
    await sending;
    if (since !== stops.current) return;
    last.current = fix;
    setProblem(null);
    setStopped(false);
  };

  const once = async () => {
    setBusy("once");
    setMode("once");
    setProblem(null);
    const since = stops.current;
    try {
      const fix = await locateOnce();
      if (since === stops.current) await send(fix);
    } catch (error) {
      setProblem(typeof error === "string" ? (error as LocateProblem) : domainError(error));
    } finally {
      setBusy(null);
    }
  };
  const watch = () => {
    last.current = null;
    setProblem(null);
    setBusy("watch");
    setMode("watch");
  };
  const stop = async () => {
    stops.current += 1;
    setMode("off");
    setStopped(true);
    setBusy("stop");
    setProblem(null);
    try {
      await underWay.current;
      await run(api.concierge.stopSharing.mutationOptions(), { trip_id: trip.id });
    } catch (error) {
      setStopped(false);
      setProblem(domainError(error));
    } finally {
      setBusy(null);
    }
  };

  const onFix = useEffectEvent(async (fix: Fix) => {
    const before = last.current;
    if (!worthSending(before, fix)) return;
    // Set before the answer, because the next location may come sooner.
    if (!problemOf(fix, Date.now())) last.current = fix;
    try {
      await send(fix, before !== null);
    } catch (error) {
      last.current = before;
      const problem = domainError(error);
      if (problem.code !== "location_not_shared") return setProblem(problem);
      setMode("off");
      await readAgain();
    } finally {
      setBusy(null);
    }
  });
  const onProblem = useEffectEvent((found: LocateProblem) => {
    setBusy(null);
    setProblem(found);
    if (found === "denied" || found === "unsupported") setMode("off");
  });
  useEffect(() => {
    if (mode !== "watch") return;
    let end: (() => void) | null = null;
    const turn = () => {
      if (document.visibilityState === "hidden") {
        end?.();
        end = null;
      } else end ??= follow(onFix, onProblem);
    };
    turn();
    document.addEventListener("visibilitychange", turn);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      end?.();
    };
  }, [mode]);

  // Switched off on another device, and noticed here before the next location.
  const sharing = state.settings.location_sharing;
  const was = useRef(sharing);
  useEffect(() => {
    if (was.current && !sharing) setMode("off");
    was.current = sharing;
  }, [sharing]);

  return { shared, watching: mode === "watch", busy, problem, once, watch, stop };
}
