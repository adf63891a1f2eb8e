import { expect, it } from "vitest";
import { fewPlaces } from "../../../test/travel-data.ts";
import { readConfirmation } from "../read.ts";

const titleIn = (text: string) =>
  readConfirmation(text, { today: "2026-04-01", data: fewPlaces }).segments.map((it) => it.title)[0];

it.each([
  ["Meeting confirmed: Budget review", "Budget review"],
  ["Re: Invitation: Budget review", "Budget review"],
  ["Termin: Budgetrunde", "Budgetrunde"],
  ["Termin bestätigt: Budgetrunde", "Budgetrunde"],
  ["Einladung: Budgetrunde", "Budgetrunde"],
  ["Réunion confirmée : Budget annuel", "Budget annuel"],
  ["Riunione spostata: Bilancio", "Bilancio"],
  ["Cita confirmada: Presupuesto", "Presupuesto"],
  ["Afspraak bevestigd: Begroting", "Begroting"],
  ["Budget: first round", "Budget: first round"],
])("of the subject %j keeps %j as the title", (subject, title) => {
  expect(titleIn(`Subject: ${subject}\n\nWhen: 14 May 2026 10:00 - 11:00\nWhere: Room 4\nOrganizer: Anna Berg`)).toBe(
    title,
  );
});
