/** An answer of whatever stands before Caravan and does not reach it: as good as none. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;
