"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { classNames } from "./class-names.ts";
import { lookOf, looksOfGroup, ownLookIndex } from "./person-colours.ts";
import { usePageAccount } from "./use-page-account.ts";

const Looks = createContext<ReadonlyMap<string, number>>(new Map());

/** Gives each of these people, in the order of joining, another colour in all avatars inside. */
export function PeopleColours({
  people,
  children,
}: {
  people: readonly { readonly id: string; readonly name: string | null }[];
  children: ReactNode;
}) {
  const reader = usePageAccount();
  const looks = useMemo(() => looksOfGroup(people, reader), [people, reader]);
  return <Looks value={looks}>{children}</Looks>;
}

const Pictures = createContext<ReadonlyMap<string, string>>(new Map());

/** Shows these pictures in all avatars inside: addresses by user id. */
export const PeoplePictures = Pictures.Provider;

export interface AvatarProps {
  name: string;
  /** The user id; two people may share a name. */
  person?: string | null | undefined;
  size?: "sm" | "md" | "lg";
  /** True when the name is beside it as text. */
  decorative?: boolean;
}

const sizes = { sm: "size-7 text-[0.6875rem]", md: "size-9 text-[0.8125rem]", lg: "size-14 text-lg" };
const rings = [
  "",
  "inset 0 0 0 2px var(--on-day)",
  "inset 0 0 0 2px var(--on-day), inset 0 0 0 4px transparent, inset 0 0 0 5px var(--on-day)",
];

/** The picture of a person, else initials on their colour. */
export function Avatar({ name, person, size = "md", decorative = false }: AvatarProps) {
  const looks = useContext(Looks);
  const picture = useContext(Pictures).get(person ?? "");
  const look = lookOf((person ? looks.get(person) : undefined) ?? looks.get(name) ?? ownLookIndex(person ?? name));
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      style={{ background: look.background, ...(look.rings > 0 && { boxShadow: rings[look.rings] }) }}
      // Drawn by CSS: as text, initials would count as a button's visible label.
      data-initials={initials(name)}
      className={classNames(
        "inline-grid shrink-0 select-none place-items-center rounded-full font-semibold text-on-day before:content-[attr(data-initials)]",
        picture !== undefined && "overflow-hidden [grid-template:1fr/1fr] before:[grid-area:1/1]",
        sizes[size],
      )}
    >
      {picture !== undefined && (
        // Above the initials, which are there until it is, and where it cannot be loaded.
        <img src={picture} alt="" decoding="async" className="relative size-full object-cover [grid-area:1/1]" />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}
