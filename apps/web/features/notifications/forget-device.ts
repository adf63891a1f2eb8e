import { unsubscribe } from "./this-subscription.ts";

const mostMs = 4_000;

/**
 * Before somebody is signed out: this browser takes no more of their notifications, and shows none of those that came. Never
 * rejects and never takes long, since nobody should have to stay signed in because a push service is slow.
 */
export async function forgetDevice(): Promise<void> {
  await Promise.race([forget().catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  // Not in every browser that has workers.
  if (registration.pushManager) await unsubscribe(registration.pushManager);
}
