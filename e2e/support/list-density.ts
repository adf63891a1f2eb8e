/** Where a device keeps whether stops are listed as lines or whole. */
export const listDensity = "caravan-list-density";
