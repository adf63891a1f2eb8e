/** Where the navigation of every page leads. */
export const mainPages = [
  { href: "/trips", label: "Trips" },
  { href: "/groups", label: "Groups" },
  { href: "/bookings", label: "Bookings" },
] as const;
