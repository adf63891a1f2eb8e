const licences: Readonly<Record<string, string>> = {
  "© OpenStreetMap contributors": "https://www.openstreetmap.org/copyright",
};

/** Whom the places on a page come from, linked to their licence; nothing when nobody has to be named. */
export function Attributions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="text-faint text-sm">
      Places:{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          {licences[name] ? (
            <a
              href={licences[name]}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4 hover:text-ink"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}
