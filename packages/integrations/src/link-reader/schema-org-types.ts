import type { PlaceCategory } from "@caravan/domain/field-choices";

/** Types of schema.org by their meaning for a traveller. */
const types: Readonly<Record<PlaceCategory, string>> = {
  food: `FoodEstablishment Restaurant Bakery Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Winery`,
  nightlife: `BarOrPub NightClub Casino ComedyClub`,
  stay: `LodgingBusiness Hotel Hostel Motel Resort BedAndBreakfast Campground VacationRental Accommodation Apartment House`,
  sight: `TouristAttraction LandmarksOrHistoricalBuildings Museum ArtGallery PlaceOfWorship Church CatholicChurch Mosque
    Synagogue HinduTemple BuddhistTemple Cemetery Bridge CityHall CivicStructure GovernmentBuilding PublicToilet Library
    DefenceEstablishment Embassy LegislativeBuilding Courthouse`,
  activity: `AmusementPark Aquarium Zoo MovieTheater PerformingArtsTheater MusicVenue StadiumOrArena EventVenue
    SportsActivityLocation BowlingAlley GolfCourse SportsClub SkiResort TennisComplex PublicSwimmingPool ExerciseGym DaySpa
    EntertainmentBusiness Playground`,
  shopping: `Store ShoppingCenter`,
  nature: `Park Beach BodyOfWater LakeBodyOfWater OceanBodyOfWater Pond Reservoir RiverBodyOfWater SeaBodyOfWater Waterfall
    Canal Landform Mountain Volcano RVPark`,
  other: `Place LocalBusiness TouristDestination TouristInformationCenter TrainStation BusStation SubwayStation Airport
    BoatTerminal ParkingFacility`,
};

const categories = new Map(
  (Object.entries(types) as [PlaceCategory, string][]).flatMap(([category, names]) =>
    names.split(/\s+/).map((name) => [name.toLowerCase(), category] as const),
  ),
);
/** Too general for a category. */
const unsaid: ReadonlySet<string> = new Set(["place", "localbusiness", "touristdestination"]);

/** Undefined when it is not a place; null for a place without a category. */
export function categoryOf(names: readonly string[]): PlaceCategory | null | undefined {
  let found: PlaceCategory | null | undefined;
  for (const name of names) {
    const category = name.endsWith("store") ? "shopping" : categories.get(name);
    if (category === undefined) continue;
    if (!unsaid.has(name)) return category;
    found = null;
  }
  return found;
}

export const isEvent = (names: readonly string[]) => names.some((it) => it.endsWith("event") || it === "festival");

/** A trip is not a place itself; breadcrumbs are navigation. */
export const isTrip = (names: readonly string[]) => names.some((it) => it === "touristtrip" || it === "trip");
export const isBreadcrumb = (names: readonly string[]) => names.includes("breadcrumblist");

/** Regions contain places. */
const regions: ReadonlySet<string> = new Set(["city", "country", "state", "continent", "administrativearea"]);
export const isRegion = (names: readonly string[]) => names.some((it) => regions.has(it));
