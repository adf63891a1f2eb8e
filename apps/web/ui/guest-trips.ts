/** Whether a page shows trips that the guest made: not the form for a new one, nor a plan that somebody else shared. */
export function isOfGuestTrips(path: string): boolean {
  const [section, trip] = path.split("/").filter(Boolean);
  return section === "trips" && trip !== "new" && trip !== "bring";
}
