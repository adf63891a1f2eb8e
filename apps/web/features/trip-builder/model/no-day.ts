/** The value for the parked tray in the list of days. */
export const asideDay = "aside";
/** The value for no day yet, of a new activity. */
export const ideaDay = "idea";
