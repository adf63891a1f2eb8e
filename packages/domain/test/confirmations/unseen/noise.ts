/** What stands below a booking and is none: hours of a desk, a telephone, an offer with dates, the age of the terms. */
const footers: Readonly<Record<string, string>> = {
  en: `Need help? Our contact centre is open Mon-Fri 08:00-20:00 and Sat 09:00-17:00 on +44 330 555 0184.
Save up to 20% on your next trip: book by 28 February 2026 and travel between 1 March and 30 June 2026.
You receive this message because you booked with us. Our terms of 1 October 2025 apply.`,
  de: `Fragen? Unser Service-Center erreichen Sie Mo-Fr 8:00-20:00 Uhr und Sa 9:00-17:00 Uhr unter +49 30 5550184.
Bis zu 20 % sparen: bis 28. Februar 2026 buchen und zwischen 1. März und 30. Juni 2026 reisen.
Es gelten unsere AGB in der Fassung vom 1. Oktober 2025. Handelsregister Amtsgericht Charlottenburg HRB 55018.`,
  fr: `Besoin d'aide ? Notre service client est ouvert du lundi au vendredi de 8h00 à 20h00 au +33 1 55 50 18 40.
Jusqu'à 20 % de réduction : réservez avant le 28 février 2026 et voyagez entre le 1er mars et le 30 juin 2026.
Les conditions générales en vigueur au 1er octobre 2025 s'appliquent.`,
  es: `¿Necesitas ayuda? Atención al cliente de lunes a viernes de 8:00 a 20:00 en el +34 915 550 184.
Hasta un 20 % de descuento: reserva antes del 28 de febrero de 2026 y viaja entre el 1 de marzo y el 30 de junio de 2026.
Se aplican las condiciones generales de 1 de octubre de 2025.`,
  it: `Hai bisogno di aiuto? Il servizio clienti è attivo dal lunedì al venerdì dalle 8:00 alle 20:00 al +39 06 5550184.
Fino al 20% di sconto: prenota entro il 28 febbraio 2026 e viaggia tra il 1° marzo e il 30 giugno 2026.
Si applicano le condizioni generali del 1° ottobre 2025. P. IVA 05550184001.`,
  pt: `Precisa de ajuda? O apoio ao cliente está disponível de segunda a sexta, das 8h00 às 20h00: +351 215 550 184.
Até 20% de desconto: reserve até 28 de fevereiro de 2026 e viaje entre 1 de março e 30 de junho de 2026.
Aplicam-se as condições gerais de 1 de outubro de 2025.`,
  nl: `Hulp nodig? Onze klantenservice is bereikbaar ma-vr van 8.00 tot 20.00 uur via +31 20 555 0184.
Tot 20% korting: boek uiterlijk 28 februari 2026 en reis tussen 1 maart en 30 juni 2026.
Op deze boeking zijn onze voorwaarden van 1 oktober 2025 van toepassing.`,
  pl: `Potrzebujesz pomocy? Infolinia czynna pon.-pt. w godz. 8:00-20:00, tel. +48 22 555 01 84.
Do 20% taniej: zarezerwuj do 28 lutego 2026 i podróżuj od 1 marca do 30 czerwca 2026.
Obowiązuje regulamin z dnia 1 października 2025 r.`,
  cs: `Potřebujete pomoc? Infolinka je v provozu po-pá 8:00-20:00, tel. +420 225 550 184.
Až 20% sleva: rezervujte do 28. února 2026 a cestujte od 1. března do 30. června 2026.
Platí obchodní podmínky ze dne 1. října 2025.`,
  sv: `Behöver du hjälp? Kundservice har öppet mån-fre 08.00-20.00, tel. +46 8 555 018 40.
Upp till 20 % rabatt: boka senast 28 februari 2026 och res mellan 1 mars och 30 juni 2026.`,
  no: `Trenger du hjelp? Kundeservice er åpen man-fre 08.00-20.00, tlf. +47 21 55 01 84.
Opptil 20 % rabatt: bestill innen 28. februar 2026 og reis mellom 1. mars og 30. juni 2026.`,
  da: `Brug for hjælp? Kundeservice har åbent man-fre 08.00-20.00, tlf. +45 35 55 01 84.
Op til 20 % rabat: bestil senest den 28. februar 2026 og rejs mellem den 1. marts og den 30. juni 2026.`,
};

/** `locale`: the first two letters are the language; Norwegian is both `no` and `nb`. */
export function smallPrint(locale: string): string {
  const language = locale === "nb" ? "no" : locale.slice(0, 2);
  const footer = footers[language];
  if (footer === undefined) throw new Error(`no small print in ${language}`);
  return footer;
}

/** French puts a space before its colon. */
export function colon(locale: string): string {
  return locale.startsWith("fr") ? " :" : ":";
}
