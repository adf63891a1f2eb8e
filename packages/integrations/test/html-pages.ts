/** Pages of invented sites, each with a structure that real sites use. */

const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
export const page = (head: string, body = "") => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
export const meta = (properties: Readonly<Record<string, string>>) =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join("");

const tower = {
  "@context": "https://schema.org",
  "@type": ["TouristAttraction", "LandmarksOrHistoricalBuildings"],
  name: "Lantern Tower",
  description: "A <b>tower</b> by the river &amp; its gardens.",
  address: { "@type": "PostalAddress", streetAddress: "Quay 1", addressLocality: "Lisbon", addressCountry: "PT" },
  geo: { "@type": "GeoCoordinates", latitude: "38.6920", longitude: -9.2161 },
  image: [{ "@type": "ImageObject", url: "/lantern.jpg" }],
};

export const attraction = page(`<title>Lantern Tower | Example Guide</title>${script(tower)}`);

export const graph = page(
  script({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", name: "Example Guide", address: { addressLocality: "Nowhere" } },
      { "@type": "WebSite", name: "Example Guide", publisher: { "@type": "TravelAgency", name: "Example Agency" } },
      { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, name: "Home" }] },
      { "@type": "Person", name: "Somebody", address: { addressLocality: "Elsewhere" } },
      {
        "@type": "WebPage",
        mainEntity: {
          "@type": "schema:Restaurant",
          name: { "@value": "Caf&eacute; of the Quay", "@language": "en" },
          image: "https://pictures.example.com/quay.webp",
          address: [{ addressLocality: "Porto" }],
        },
      },
    ],
  }),
);

export const list = page(
  `<title>Five places by the river - Example Guide</title>${script({
    "@type": "Article",
    headline: "Five places by the river",
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, item: { ...tower, "@id": "#1" } },
        { "@type": "ListItem", position: 2, item: { "@type": "Hotel", name: "Hotel of the Quay" } },
        { "@type": "ListItem", position: 3, name: "Old Lock Market", url: "https://example.com/3" },
        { "@type": "ListItem", position: 4, item: { "@type": "Recipe", name: "Soup" } },
        { "@type": "ListItem", position: 5, item: { "@type": "City", name: "Lisbon" } },
        { "@type": "ListItem", position: 6, item: { ...tower } },
      ],
    },
  })}`,
);

export const event = page(
  script({
    "@type": "MusicEvent",
    name: "Night of Guitars",
    description: "Until late.",
    image: "https://example.com/guitars.png",
    location: {
      "@type": "MusicVenue",
      name: "Hall of the Quay",
      address: { addressLocality: "Lisbon" },
      geo: { latitude: 38.71, longitude: -9.14 },
    },
  }),
);

export const trip = page(
  script({
    "@type": "TouristTrip",
    name: "A day by the river",
    itinerary: {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", item: { "@type": "Park", name: "Quay Gardens" } },
        { "@type": "BeautySalon", name: "A salon", geo: { latitude: 38.7, longitude: -9.1 } },
      ],
    },
  }),
);

export const microdata = page(
  `<title>Quay Inn</title>`,
  `<div itemscope itemtype="https://schema.org/BedAndBreakfast">
     <h1><span itemprop="name">Quay <em>Inn</em></span></h1>
     <img itemprop="image" src="inn.jpg"><p itemprop="description">Six rooms &ndash; all quiet.</p>
     <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
       <span itemprop="addressLocality">Porto</span></div>
     <div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates">
       <meta itemprop="latitude" content="41.14"><meta itemprop="longitude" content="-8.61"></div>
     <div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Lovely</span></div>
   </div>`,
);

export const card = page(
  `<title>ignored</title>${meta({
    "og:title": "Garden of the Quay &#8211; Example Guide",
    "og:site_name": "Example Guide",
    "og:description": "Lemons &amp; shade.",
    "og:image": "/garden.jpg",
    "place:location:latitude": "38.70",
    "place:location:longitude": "-9.18",
  })}`,
);

export const encyclopaedia = page(
  `<title>Lantern Tower - Examplepedia</title>${meta({ "og:title": "Lantern Tower - Examplepedia", "og:type": "website" })}`,
  `<h1>Lantern Tower</h1><span class="geo-nondefault"><span class="geo">38.6916; -9.2160</span></span>`,
);

export const story = page(
  `<title>The best of the quay in Lisbon | Example Guide</title>${meta({ "og:title": "The best of the quay in Lisbon", "og:type": "article" })}`,
  `<h1>The best of the quay</h1>
   <h2>Before you go</h2><p>Bring shoes.</p>
   <h2><span>1.</span> Old Lock Market</h2><script>hidden()</script><p>Fish &amp; bread.</p><p>More.</p>
   <h3>2) Quay Gardens</h3><p>Shade.</p>
   <h2>#3 Hall of the Quay</h2>
   <h2>5-star hotels</h2><h2>10 best views of all, in the opinion of everybody who has ever been here and some who have not</h2>`,
);

export const bare = page(`<title>Old Lock Market | Food | Example Guide</title>`, `<p>Words.</p>`);
