import type { ReactNode } from "react";
import { t } from "./messages/index.ts";
import { richText } from "./rich-text.tsx";

const licences: Readonly<Record<string, string>> = {
  "© OpenStreetMap contributors": "https://www.openstreetmap.org/copyright",
};

/** The attributions of the places on a page, linked to their licences; nothing when none are required. */
export function Attributions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const links: ReactNode = names.map((name, index) => (
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
  ));
  return <p className="text-faint text-sm">{richText(t.parts("places", { names: () => links }))}</p>;
}
