import { longestAgentName } from "@caravan/domain/fields";

/**
 * A name that a program gave itself, without what could make it look like something else: controls and invisible characters,
 * marks that turn the direction of the text around, line breaks, towers of accents.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, " ")
    // What turns the direction or is drawn as nothing; the joiners that some scripts and emoji are written with stay.
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, longestAgentName).join("");
}
