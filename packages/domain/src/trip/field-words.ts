import { type Sentence, said, verbatim } from "../words/sentence.ts";

const fields: Readonly<Record<string, Sentence>> = {
  title: said`title`,
  destination: said`destination`,
  startDate: said`start date`,
  endDate: said`end date`,
  travelers: said`travellers`,
  budgetPerPerson: said`budget per person`,
  totalBudget: said`total budget`,
  currency: said`currency`,
  travelStyle: said`travel style`,
  accommodationType: said`accommodation type`,
  interests: said`interests`,
  status: said`status`,
  notes: said`notes`,
  cityId: said`city`,
  lat: said`position`,
  lng: said`position`,
  timezone: said`time zone`,
};

/** A field of a trip, in a sentence. */
export const fieldSaid = (field: string): Sentence =>
  fields[field] ?? verbatim(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
