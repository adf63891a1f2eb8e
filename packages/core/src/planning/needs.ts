import { type TripStyle, tripStyles } from "@caravan/domain/fields";
import type { Scene } from "../define.ts";

/** What the stated preferences of a traveller mean for every plan. */
export interface TravellerNeeds {
  readonly interests: readonly string[];
  readonly avoid: readonly string[];
  readonly travelStyle: TripStyle | null;
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
}

export async function needsOf(scene: Scene, userId: string): Promise<TravellerNeeds> {
  const row = await scene.ports.database.prisma.preferences.findUnique({ where: { userId } });
  return {
    interests: row?.interests ?? [],
    avoid: [],
    travelStyle: tripStyles.find((style) => style === row?.travelStyle) ?? null,
    dietary: row?.dietaryRestrictions ?? [],
    accessibility: row?.accessibilityNeeds ?? [],
  };
}
