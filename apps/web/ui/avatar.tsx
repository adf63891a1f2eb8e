import { classNames } from "./class-names.ts";

export interface AvatarProps {
  name: string;
  size?: "sm" | "md" | "lg";
  /** True where the name stands beside it in words. */
  decorative?: boolean;
}

const sizes = { sm: "size-7 text-[0.6875rem]", md: "size-9 text-[0.8125rem]", lg: "size-14 text-lg" };

/** Initials on a colour that stays the same for a name. */
export function Avatar({ name, size = "md", decorative = false }: AvatarProps) {
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      style={{ background: `var(--day-${hueOf(name)})` }}
      // Drawn by CSS: as text, initials would count as a button's visible label.
      data-initials={initials(name)}
      className={classNames(
        "inline-grid shrink-0 select-none place-items-center rounded-full font-semibold text-on-day before:content-[attr(data-initials)]",
        sizes[size],
      )}
    />
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}

function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % 8) + 1;
}
