/** The time zone that this device is set to, as an IANA name. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
