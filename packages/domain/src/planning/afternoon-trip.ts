/** A day trip that leaves so late comes after lunch in town. Minutes after midnight. */
export const AFTER_LUNCH = 12 * 60 + 30;
