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
import { t } from "../messages/index.ts";

export const typeWord = (type: ActivityType) => t(`type.${type}`);

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

export const typeOptions = () => activityTypes.map((value) => ({ value, label: typeWord(value) }));
