import { type BrowserTraits, browserOf, systemOf } from "./device-name.ts";

/** How to take back a refusal, which only the browser's own settings can: one sentence a step. */
export function stepsToAllow(traits: BrowserTraits): readonly string[] {
  const [browser, system] = [browserOf(traits), systemOf(traits)];
  if (system === "iPhone" || system === "iPad")
    return [
      "Open the Settings of this device and choose Notifications.",
      "Choose Caravan and switch on Allow Notifications.",
    ];
  if (browser === "Safari")
    return [
      "In Safari's menu open Settings, then Websites, then Notifications.",
      "Set this site to Allow, then come back to this page.",
    ];
  if (browser === "Firefox" && system !== "Android")
    return [
      "Press the icon to the left of the address.",
      "Take away the block beside “Send notifications”, then come back to this page.",
    ];
  if (system === "Android")
    return [
      "Press the icon to the left of the address, then Permissions.",
      "Switch on Notifications. If it cannot be switched on, allow the browser itself to notify you in the settings of Android.",
    ];
  return [
    "Press the icon to the left of the address and open the site's settings.",
    "Set Notifications to Allow, then come back to this page.",
  ];
}
