const KM_A_MILE = 1.609344;

export const milesOf = (km: number): number => km / KM_A_MILE;
export const fahrenheitOf = (celsius: number): number => celsius * 1.8 + 32;
