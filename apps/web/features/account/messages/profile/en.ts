/** The tabs of the profile. */
export default {
  name: "Profile",
  loading: "Loading your account",
  preferences: "Preferences",
  keys: "API keys",
  notifications: "Notifications",
  account: "Account",
} as const;
