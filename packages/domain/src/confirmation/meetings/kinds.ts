import { marksOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";

/** Words for people who meet by appointment, folded. */
const meetingWords =
  /(?<![a-z])(?:meetings?|appointment|invitation|invites? you|invited|inviting you|interview|workshop|webinar|conference call|video call|video conference|consultation|stand-?up|review|kick-?off|briefing|conference|seminar|einladung|eingeladen|besprechung\w{0,10}|termin\w{0,14}|gesprach|sitzung|videobesprechung|videokonferenz|vorstellungsgesprach|konferenz|tagung|reunions?|rendez-vous|rdv|entretien|invites?|invitee?s?|visioconference|colloque|reunion|cita|invitad[oa]s?|invitacion|entrevista|consulta|videollamada|congreso|conferencia|riunione|appuntamento|invit[oi]|invitat[oa]|colloquio|videochiamata|convegno|conferenza|convocazione|reuniao|compromisso|convite|convidad[oa]s?|convida|consulta|videochamada|congresso|conferencia|vergadering|afspraak|uitnodiging|uitgenodigd|overleg|bijeenkomst|sollicitatiegesprek|videovergadering|congres|mote|inbjudan|mode|indkaldelse|innkalling|spotkanie|zaproszenie|schuzka|pozvanka|kokous|kutsu|toplanti|davet|we meet|we will meet|we're meeting|let's meet|treffen (?:wir )?uns|wir treffen uns|nous nous (?:retrouvons|reunissons|voyons)|nos (?:vemos|reunimos)|ci (?:vediamo|incontriamo|troviamo)|encontramo-nos|we (?:zien|ontmoeten) elkaar|wij ontmoeten|komen bijeen|supplier visit|site visit|client visit|customer visit|agenda|tagesordnung|ordre du jour|orden del dia|ordine del giorno|ordem (?:do dia|de trabalhos)|assemblee|asamblea|assemblea|assembleia|comite|comitato|comision|jour fixe|retrospective|convier|convocation|\p{L}{3,20}(?:besprechung|sitzung|gesprach|versammlung|ausschuss|konferenz|treffen|meeting|vergadering|overleg|bespreking|gesprek|bijeenkomst)|会議|打ち合わせ|ミーティング|招待|面談)(?![a-z])/gu;

/** Words for tables, tickets and tours: nobody is met, so the kind is `other`. */
const eventWords =
  /(?<![a-z])(?:tickets?|concert|show|theat(?:re|er)|festival|performance|exhibition|museum|admission|guided tour|tours?|activity|match|screening|cinema|opera|musical|eintrittskarten?|konzert|vorstellung|theater|auffuhrung|ausstellung|fuhrung|veranstaltung|oper|kino|billets?|spectacle|exposition|seance|visite guidee|entradas?|concierto|espectaculo|teatro|exposicion|visita guiada|museo|bigliett[oi]|concerto|spettacolo|mostra|bilhetes?|ingressos?|espetaculo|exposicao|tickets|kaartje[s]?|voorstelling|concert|tentoonstelling|rondleiding|biljett(?:er)?|billetter|forestilling|bilet[y]?|vstupenk[ay]|チケット|公演|入場)(?![a-z])/g;
const tableWords =
  /(?<![a-z])(?:(?:your|a) table|table (?:for|is|reservation|booking)|restaurants?|bistro|trattoria|brasserie|ihr(?:en)? tisch|tisch (?:fur|ist)|tischreservierung|votre table|table (?:pour|est)|couverts|su mesa|mesa para|comensales|(?:il|suo|tuo) tavolo|tavolo per|coperti|ristorante|restaurante|mesa|uw tafel|tafel voor|restaurang|ravintola|party of|party size|covers|dinner|レストラン|ご来店)(?![a-z])/g;

export type Appointment = "meeting" | "event" | "table";

/** Which of them a text speaks of most; null where none. */
export function appointmentOf(page: Page): Appointment | null {
  const text = page.document.folded.slice(0, 30_000);
  const count = (pattern: RegExp) => Math.min(8, text.match(pattern)?.length ?? 0);
  const { pairs } = page.document;
  const has = (
    ...concepts: ("organiser" | "attendees" | "subject" | "event" | "doors" | "table" | "where" | "meeting_link")[]
  ) =>
    concepts.filter((concept) => pairs.some((it) => it.concept === concept && it.exact && it.how !== "inline")).length;
  const tables = 2 * count(tableWords) + 3 * (pairs.some((it) => means(it, "table") && it.how === "colon") ? 1 : 0);
  const meetings = count(meetingWords) + 2 * has("organiser", "attendees", "subject", "meeting_link");
  const events = count(eventWords) + 2 * has("doors");
  const best = Math.max(tables, meetings, events);
  // "When: ..." and "Where: ..." are how invitations are written, whatever the meeting is called.
  if (best < 1) return has("where") > 0 && saysWhen(page) ? "meeting" : null;
  if (tables === best) return "table";
  return meetings >= events ? "meeting" : "event";
}

function saysWhen(page: Page): boolean {
  return marksOf(page, "when", (it) => it.how === "colon" && it.exact).some(
    (it) => it.dates.length > 0 && it.clocks.length > 0,
  );
}
