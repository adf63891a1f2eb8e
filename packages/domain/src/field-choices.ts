/**
 * The values that a field may have and the bounds that forms show. Apart from fields.ts, so that browser pages need not
 * load zod.
 */

export const tripStyles = ["budget", "comfort", "luxury", "adventure"] as const;
export type TripStyle = (typeof tripStyles)[number];

export const tripAccommodations = ["hotel", "hostel", "airbnb", "resort", "camping", "bb"] as const;
export type TripAccommodation = (typeof tripAccommodations)[number];

export const tripStatuses = ["draft", "confirmed", "active", "completed", "cancelled"] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const preferenceStyles = ["budget", "comfort", "luxury", "adventure", "cultural", "relaxation"] as const;

export const preferenceAccommodations = [
  "hotel",
  "hostel",
  "airbnb",
  "resort",
  "camping",
  "guesthouse",
  "apartment",
] as const;

export const budgetRanges = ["under-500", "500-1000", "1000-2000", "2000-5000", "over-5000"] as const;

/** Of money, in any currency. */
export const largestAmount = 99_999_999_999;

/** A week. */
export const longestActivityMinutes = 10_080;

export const shortestPassword = 10;
export const longestAgentName = 120;

export const memberRoles = ["owner", "editor", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const placeCategories = [
  "food",
  "sight",
  "activity",
  "shopping",
  "nature",
  "nightlife",
  "stay",
  "other",
] as const;
export type PlaceCategory = (typeof placeCategories)[number];

export const votes = ["in", "unsure", "out"] as const;
export type Vote = (typeof votes)[number];

export const checklistKinds = ["packing", "todo"] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

/** How a person may react to a comment. */
export const commentReactions = ["👍", "❤️", "😄", "🎉", "👀", "🤔"] as const;
export type CommentReaction = (typeof commentReactions)[number];

export const bookingKinds = ["stay", "flight", "car", "restaurant", "activity", "other"] as const;
export type BookingKind = (typeof bookingKinds)[number];

export const bookingStatuses = ["confirmed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The origin of a booking: recorded by its owner, stated by a confirmation, or added to a trip by hand. */
export const bookingOrigins = ["recorded", "confirmation", "trip"] as const;
export type BookingOrigin = (typeof bookingOrigins)[number];

export const documentKinds = [
  "confirmation",
  "ticket",
  "receipt",
  "insurance",
  "visa",
  "passport",
  "photo",
  "other",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The most activities of a trip, with parked ones: three a day for a year. */
export const mostActivities = 1000;

/** In bytes. */
export const largestFile = 10 * 1_048_576;

export const transportModes = ["walk", "transit", "drive", "cycle", "taxi"] as const;
export type TransportMode = (typeof transportModes)[number];

export const statusEventKinds = [
  "running_late",
  "delayed",
  "cancelled",
  "arrived",
  "skipped",
  "unwell",
  "weather",
  "other",
] as const;
export type StatusEventKind = (typeof statusEventKinds)[number];

export const activityTypes = [
  "general",
  "sightseeing",
  "dining",
  "transport",
  "accommodation",
  "entertainment",
  "shopping",
  "outdoor",
  "cultural",
  "business",
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const legalTextKinds = ["imprint", "privacy", "terms"] as const;
export type LegalTextKind = (typeof legalTextKinds)[number];
export const longestLegalText = 200_000;
