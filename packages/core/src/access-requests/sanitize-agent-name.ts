/**
 * Invisible characters that reorder or hide others, such as direction marks. The joiners of some scripts and emoji are
 * kept.
 */
const invisible = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * An agent's own name, safe to show on the consent page: one line, without characters that reorder or hide text. May be
 * empty.
 */
export function sanitizeAgentName(text: string): string {
  return text
    .replace(invisible, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}
