import { activityTypes } from "@caravan/domain/field-choices";
import {
  BedDouble,
  Briefcase,
  Camera,
  Landmark,
  type LucideIcon,
  MapPin,
  ShoppingBag,
  Ticket,
  TramFront,
  Trees,
  Utensils,
} from "lucide-react";
import type { ActivityType } from "@/features/api-client/index.ts";

export const typeWords: Record<ActivityType, string> = {
  general: "General",
  sightseeing: "Sightseeing",
  dining: "Dining",
  transport: "Transport",
  accommodation: "Accommodation",
  entertainment: "Entertainment",
  shopping: "Shopping",
  outdoor: "Outdoors",
  cultural: "Culture",
  business: "Business",
};

export const typeIcons: Record<ActivityType, LucideIcon> = {
  general: MapPin,
  sightseeing: Camera,
  dining: Utensils,
  transport: TramFront,
  accommodation: BedDouble,
  entertainment: Ticket,
  shopping: ShoppingBag,
  outdoor: Trees,
  cultural: Landmark,
  business: Briefcase,
};

export const typeOptions = activityTypes.map((value) => ({ value, label: typeWords[value] }));
