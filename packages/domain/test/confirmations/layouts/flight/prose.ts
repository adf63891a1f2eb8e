import { fullDate, longDate, mailDate, plusDays } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { cityOf, type FlightFacts, flight, numberOf } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

const paidBy = (facts: FlightFacts) => plusDays(facts.bookedOn, 5);

export const prose: Layout<FlightFacts> = layoutOf(
  "prose",
  {
    en: (f) => `
From: Harbour Travel <desk@harbourtravel.example>
Subject: Your tickets
Date: ${mailDate(f.bookedOn)}

Dear ${nameOf(guestOf(f))},

good news, your tickets are booked under reference ${f.reference}. ${f.out.map((leg) => `You fly with ${leg.carrier.name} flight ${numberOf(leg)} from ${cityOf(leg.from, "en")} (${leg.from.iata}) on ${fullDate(leg.date, "en")} at ${leg.departs} and arrive in ${cityOf(leg.to, "en")} (${leg.to.iata}) at ${leg.arrives} on ${longDate(leg.arrivalDate, "en")}.`).join(" ")}

Please transfer ${f.price} ${f.currency} by ${longDate(paidBy(f), "en")}. Until ${longDate(plusDays(f.bookedOn, 9), "en")} you can add a transfer to your hotel at half the price.

Have a good trip
Your Harbour team, phone +44 20 7946 0111, Monday to Friday 9:00 to 17:30`,
    de: (f) => `
Von: Reisebüro am Markt <info@reisebuero-am-markt.example>
Betreff: Ihre Flugtickets
Datum: ${mailDate(f.bookedOn)}

Guten Tag ${nameOf(guestOf(f))},

Ihre Tickets sind unter der Buchungsnummer ${f.reference} gebucht. ${f.out.map((leg) => `Sie fliegen mit ${leg.carrier.name}, Flug ${numberOf(leg)}, am ${fullDate(leg.date, "de")} um ${leg.departs} Uhr ab ${cityOf(leg.from, "de")} (${leg.from.iata}) und landen am ${longDate(leg.arrivalDate, "de")} um ${leg.arrives} Uhr in ${cityOf(leg.to, "de")} (${leg.to.iata}).`).join(" ")}

Bitte überweisen Sie ${money(f.price, "de")} ${f.currency} bis zum ${longDate(paidBy(f), "de")}. Unser Büro ist montags bis freitags von 9:00 bis 18:00 Uhr besetzt.

Gute Reise
Ihr Reisebüro am Markt, Telefon 089 5550 1234`,
    fr: (f) => `
De : Agence du Port <contact@agenceduport.example>
Objet : Vos billets
Date : ${mailDate(f.bookedOn)}

Bonjour ${nameOf(guestOf(f))},

Vos billets sont réservés sous la référence ${f.reference}. ${f.out.map((leg) => `Vous partirez avec ${leg.carrier.name}, vol ${numberOf(leg)}, de ${cityOf(leg.from, "fr")} (${leg.from.iata}) le ${fullDate(leg.date, "fr")} à ${leg.departs.replace(":", "h")} et vous arriverez à ${cityOf(leg.to, "fr")} (${leg.to.iata}) le ${longDate(leg.arrivalDate, "fr")} à ${leg.arrives.replace(":", "h")}.`).join(" ")}

Merci de régler ${money(f.price, "fr")} ${f.currency} avant le ${longDate(paidBy(f), "fr")}.

Bon voyage !`,
    es: (f) => `
Hola, ${nameOf(guestOf(f))}:

Le confirmamos los billetes con el localizador ${f.reference}. ${f.out.map((leg) => `El vuelo ${numberOf(leg)} de ${leg.carrier.name} sale de ${cityOf(leg.from, "es")} (${leg.from.iata}) el ${fullDate(leg.date, "es")} a las ${leg.departs} y llega a ${cityOf(leg.to, "es")} (${leg.to.iata}) el ${longDate(leg.arrivalDate, "es")} a las ${leg.arrives}.`).join(" ")}

El plazo para pagar ${money(f.price, "es")} ${f.currency} termina el ${longDate(paidBy(f), "es")}.

Buen viaje`,
    it: (f) => `
Buongiorno ${nameOf(guestOf(f))},

i biglietti sono prenotati con il codice ${f.reference}. ${f.out.map((leg) => `Il volo ${numberOf(leg)} di ${leg.carrier.name} parte da ${cityOf(leg.from, "it")} (${leg.from.iata}) ${fullDate(leg.date, "it")} alle ${leg.departs} e arriva a ${cityOf(leg.to, "it")} (${leg.to.iata}) il ${longDate(leg.arrivalDate, "it")} alle ${leg.arrives}.`).join(" ")}

Il pagamento di ${money(f.price, "it")} ${f.currency} scade il ${longDate(paidBy(f), "it")}.

Buon viaggio`,
  },
  (facts) => facts.out.map((leg) => flight(leg, facts)),
);
