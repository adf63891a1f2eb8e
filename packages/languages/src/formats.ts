/** What a person can choose of how values are written; the first day of a week as in `firstDays`. */
export const formatChoices = {
  clock: ["12", "24"],
  week: ["monday", "saturday", "sunday"],
  distance: ["km", "mi"],
  temperature: ["c", "f"],
} as const;

export type Formats = { readonly [Key in keyof typeof formatChoices]: (typeof formatChoices)[Key][number] };
/** What is left out follows the region of the reader's browser, and without one the language. */
export type ChosenFormats = { readonly [Key in keyof Formats]?: Formats[Key] };

/** 1 is Monday, 7 is Sunday. */
export const firstDays = { monday: 1, saturday: 6, sunday: 7 } as const satisfies Record<Formats["week"], number>;
