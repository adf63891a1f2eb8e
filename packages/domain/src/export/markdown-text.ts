/** On one line: our sentences name things as their people do, and a name must not look like a line of the service. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** One line without characters that Markdown interprets. */
export const markdownLine = (text: string): string => oneLine(text).replace(/[\\*_`#<>[\]|~]/g, "\\$&");

/** The lines of a text, without a break that only some readers see as one. */
export const textLines = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
