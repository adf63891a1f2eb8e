/**
 * Characters that nobody sees but that turn or hide what others see, such as marks of direction. The joiners that some
 * scripts and emoji are written with stay.
 */
const invisible = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a stranger says of itself, fit to stand on a page where somebody decides: one line, and nothing in it that reorders
 * or hides the words around it. May come out empty.
 */
export function sanitizeAgentName(text: string): string {
  return text
    .replace(invisible, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}
