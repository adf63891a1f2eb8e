const profileTabs = ["preferences", "keys", "notifications", "account"] as const;

/** The `tab` of /profile. */
export type ProfileTab = (typeof profileTabs)[number];

export function isProfileTab(value: unknown): value is ProfileTab {
  return profileTabs.some((tab) => tab === value);
}
