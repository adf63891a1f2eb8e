/** Whether a status comes from a gateway that does not reach Caravan; counts as no answer. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;
