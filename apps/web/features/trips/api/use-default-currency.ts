"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";

/** The currency for a form about money that is on a trip, or on none yet. */
export function useDefaultCurrency(tripId: string | null = null): string {
  const chosen = useChosenCurrency();
  const trips = useQuery(useApi().trips.list.queryOptions({ limit: 100 })).data?.trips;
  return currencyToStartWith({
    trip: trips?.find((it) => it.id === tripId)?.currency,
    chosen,
    own: trips?.[0]?.currency,
  });
}

function useChosenCurrency(): string | null | undefined {
  // Visitors, who plan without an account, have none to ask about.
  const isSignedIn = usePageAccount() !== null;
  return useQuery({ ...useApi().account.me.queryOptions({}), enabled: isSignedIn }).data?.user.currency;
}

/** The shortest text that names a place. */
const FEWEST_LETTERS = 3;

/** For a new trip: the one chosen in the account, else that of its destination, in which the known prices are. */
export function useDestinationCurrency(destination: string): string {
  const chosen = useChosenCurrency();
  const query = destination.trim();
  const { data } = useQuery({
    ...useApi().destinations.search.queryOptions({ query: query.slice(0, 120) }),
    enabled: query.length >= FEWEST_LETTERS,
    staleTime: 300_000,
    retry: false,
  });
  return currencyToStartWith({ chosen, destination: data?.destinations[0]?.currency });
}

/** Puts the currency into a form as long as nobody has typed one. */
export function useFilledCurrency(currency: string, isTyped: boolean, fill: (currency: string) => void): void {
  useEffect(() => {
    if (!isTyped) fill(currency);
  }, [currency, isTyped]);
}

/** A currency that everybody can change, where nothing else is known. */
const LAST_RESORT = "EUR";

interface Known {
  /** Of the trip that the money belongs to. */
  readonly trip?: string | null | undefined;
  /** In the account. */
  readonly chosen?: string | null | undefined;
  /** Of the person's newest trip. */
  readonly own?: string | null | undefined;
  readonly destination?: string | null | undefined;
}

/**
 * The currency that a form for money starts with: the trip's, else the one chosen, else that of the newest trip, else the
 * destination's.
 */
export const currencyToStartWith = ({ trip, chosen, own, destination }: Known): string =>
  trip ?? chosen ?? own ?? destination ?? LAST_RESORT;
