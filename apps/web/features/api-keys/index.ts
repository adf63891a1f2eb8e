export { ApiKeys } from "./api-keys.tsx";
export { TripChoice } from "./trip-choice.tsx";
