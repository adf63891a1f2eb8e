/** On one line: our sentences name things as their people do, and a name must not look like a line of the service. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
