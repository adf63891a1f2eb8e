"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useApi } from "@/features/api-client/index.ts";
import {
  activeServiceWorker,
  browserFacts,
  type DeviceState,
  deviceState,
  onPermissionChange,
} from "./device-state.ts";
import { listSubscriptions, subscribe, unsubscribe } from "./push-subscription.ts";

/** The browser's own state, which needs no network. */
const facts = {
  queryKey: ["what this browser says about pushes"],
  queryFn: browserFacts,
  networkMode: "always",
} as const;

/** Whether this device gets pushes, and switching that. */
export function useThisDevice() {
  const api = useApi();
  const queries = useQueryClient();
  const listed = useQuery(api.push.list.queryOptions({}));
  const browser = useQuery({ ...facts, staleTime: 0, gcTime: 0 });
  const state: DeviceState | null = listed.data && browser.data ? deviceState(browser.data, listed.data) : null;
  const readFacts = useCallback(() => queries.invalidateQueries({ queryKey: facts.queryKey }), [queries]);
  useEffect(() => onPermissionChange(() => void readFacts()), [readFacts]);
  const turnOn = useMutation({
    mutationKey: api.push.save.mutationKey(),
    mutationFn: askAndSubscribe,
    onSettled: readFacts,
  });
  const turnOff = useMutation({
    mutationKey: api.push.delete.mutationKey(),
    mutationFn: async () => {
      const registration = await activeServiceWorker();
      await unsubscribe(registration.pushManager);
    },
    onSettled: readFacts,
  });
  return { listed, browser, state, endpoint: browser.data?.endpoint ?? null, turnOn, turnOff };
}

/** Called only after a press: browsers refuse to ask otherwise, and so do we. */
async function askAndSubscribe(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  const registration = await activeServiceWorker();
  const { vapid_public_key } = await listSubscriptions();
  if (vapid_public_key !== null) await subscribe(registration.pushManager, vapid_public_key);
  return permission;
}
