/** Where the list of trips is cut; what is kept of it for later asks for the same. */
export const tripsPerPage = 24;
