/** The formats that the server reads; phones convert theirs to one of them. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/gif";
