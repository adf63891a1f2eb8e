import { describe, expect, it } from "vitest";
import { candidatesIn, cityIds, requestFor } from "../../test/cities.ts";
import { asksAnywhere, dietFit, isBuiltOnRefused } from "../places/diet-and-access.ts";
import { plan } from "./plan.ts";
import { notesOn } from "./stop-notes.ts";

/** What nobody with the need should be sent to or told to order, in words of its own, not those of the rules. */
const needs: readonly { readonly need: string; readonly never: RegExp; readonly but?: RegExp }[] = [
  { need: "coeliac, strictly gluten-free", never: /spaghetti|ramen|udon|dumpling|pizza|croissant|sandwich|pretzel/i },
  { need: "vegan", never: /\b(beef|pork|chicken|lamb|oyster|prawn|omelette|cheese|butter)s?\b/i },
  { need: "vegetarian", never: /\b(beef|pork|chicken|lamb|ham|oyster|prawn|squid|tuna|anchovy)s?\b/i },
  { need: "no shellfish", never: /\b(prawn|shrimp|crab|lobster|oyster|mussel|clam|cockle|char kway teow)s?\b/i },
  { need: "nut allergy", never: /\b(peanut|almond|pistachio|walnut|hazelnut|baklava|marzipan)s?\b/i },
  { need: "lactose intolerant", never: /\b(cheese|fondue|gelato|mozzarella|custard)s?\b/i, but: /\bvegan\b/i },
  { need: "egg allergy", never: /\b(omelette|egg|carbonara|meringue)s?\b/i },
  { need: "no pork", never: /\b(pork|ham|bacon|chorizo|tonkatsu|prosciutto)\b/i },
  { need: "halal", never: /\b(pork|ham|bacon|wine|beer|sangria|champagne)\b/i },
  { need: "kosher", never: /\b(pork|ham|bacon|prawn|lobster|oyster|mussel)s?\b/i },
  { need: "no alcohol", never: /\b(wine|beer|cocktail|sangria|champagne|martini)s?\b/i },
  { need: "no fish stock", never: /\b(dashi|bonito|udon|soba|miso soup)\b/i },
  { need: "celery allergy", never: /\bcelery\b/i },
  { need: "I don't eat raw fish", never: /\b(sushi|sashimi|nigiri|omakase|ceviche|poke|tartare)s?\b/i },
  { need: "no spicy food", never: /\b(spicy|vindaloo|laksa|tom yum|som tam|sambal|rocoto|mala)\b/i },
];
const harmless =
  /(?:vegan|vegetarian|veggie|gluten[- ]free|oyster mushroom|goat['’]?s? cheese|peanut butter|rice)[^,;]*/gi;

const meals = cityIds.flatMap((id) => candidatesIn(id)).filter((it) => it.category === "food");

describe.each(needs)("$need", ({ need, never, but }) => {
  it("is told to order nothing that it rules out, at any table that we know", () => {
    const told = meals.flatMap((place) => {
      const request = { ...requestFor("lisbon", 1), dietary: [need] };
      const table = { place, point: place, minutes: 60, penalty: 0 };
      const stop = { kind: "dinner", visit: null, table, point: place, start: 1140, end: 1200, leg: null } as const;
      const order = /Order: ([^.]*)/.exec(notesOn(request, stop, place, null) ?? "")?.[1] ?? "";
      return order.split(", ").filter((dish) => never.test(dish.replace(harmless, "")) && !but?.test(dish));
    });
    expect(told).toEqual([]);
  });

  it("is never said to suit a kitchen that is about what it rules out", () => {
    const wrong = meals.filter(({ insight, diets, ...place }) => {
      const kitchen = insight?.kitchen?.replace(harmless, "") ?? "";
      const isSaid = diets.some((it) => need.includes(it)) || diets.includes("vegan") || diets.includes("halal");
      return never.test(kitchen) && !isSaid && dietFit({ insight, diets, ...place }, [need]) === "fits";
    });
    expect(wrong.map((it) => `${it.name}: ${it.insight?.kitchen}`)).toEqual([]);
  });
});

describe("plans", () => {
  it.each([
    ["naples", "coeliac"],
    ["melbourne", "coeliac"],
    ["kerala", "vegetarian"],
    ["buenos-aires", "vegan"],
    ["singapore", "no shellfish"],
    ["istanbul", "halal"],
    ["berlin", "kosher"],
    ["kyoto", "no fish stock"],
    ["kanazawa", "one person eats no raw fish"],
    ["cusco", "no spicy food"],
    ["penang", "vegan"],
  ])("of %s send nobody who is %s to a table that is about what they refuse, where there is another", (city, need) => {
    const request = requestFor(city, 4, { dietary: [need] });
    const places = new Map(request.candidates.map((it) => [it.id, it]));
    const made = plan(request);
    const said = made.overview?.find((it) => it.startsWith("For your diet")) ?? "";
    const meals = made.days.flatMap(({ items }) =>
      items.flatMap((it) => (it.kind === "planned" && it.activity.activityType === "dining" ? it.activity : [])),
    );
    const eaten = meals.flatMap((it) => places.get(it.placeId ?? "") ?? []);
    expect(eaten.length).toBeGreaterThan(5);
    expect(eaten.filter((it) => isBuiltOnRefused(it, [need])).map((it) => it.name)).toEqual([]);
    for (const meal of meals) {
      const place = places.get(meal.placeId ?? "");
      // What one asks for anywhere is said once, before the days.
      if (place && dietFit(place, [need]) === "unknown")
        expect(asksAnywhere(place, [need]) ? said : meal.notes, meal.title).toMatch(/ask|tell them/i);
    }
  });

  it("lead nobody to the same table three times while there is another", () => {
    for (const city of ["kanazawa", "copenhagen"]) {
      const made = plan(requestFor(city, 6, { dietary: ["one person eats no raw fish"] }));
      const tables = made.days.flatMap(({ items }) =>
        items.flatMap((it) =>
          it.kind === "planned" && it.activity.activityType === "dining" && it.activity.placeId
            ? [it.activity.title]
            : [],
        ),
      );
      expect([...Map.groupBy(tables, (it) => it)].filter(([, times]) => times.length > 2)).toEqual([]);
    }
  });

  it("say once what to ask for anywhere, and at a table only what its kitchen can do", () => {
    const made = plan(requestFor("copenhagen", 4, { dietary: ["one child coeliac (strictly gluten free)"] }));
    expect(JSON.stringify(made.days)).not.toContain("a dish free of flour");
    expect(JSON.stringify(made.days)).toContain("Tell them: coeliac");
    expect(made.overview?.join(" ")).toContain("ask for a dish free of flour, breadcrumbs and soy sauce");
  });
});
