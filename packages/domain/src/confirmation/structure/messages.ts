import type { Line } from "./lines.ts";
import { type Piece, pieceOf } from "./piece.ts";

/** The header of a mail: the outermost one, or that of a mail which was forwarded or answered. */
export interface Message {
  readonly from: Piece | null;
  readonly to: Piece | null;
  readonly subject: Piece | null;
  readonly date: Piece | null;
  /** Index of the first line after the header. */
  readonly line: number;
}

type Field = "from" | "to" | "subject" | "date";

/** Names of the fields in the mail programs' languages, folded. */
const fields: ReadonlyMap<string, Field | "other"> = new Map(
  (
    [
      [
        "from",
        "from|von|de|da|van|fra|fran|lahettaja|od|kimden|expediteur|absender|remitente|mittente|afzender|差出人",
      ],
      ["to", "to|an|a|para|aan|til|till|vastaanottaja|do|komu|kime|destinataire|empfanger|destinatario|宛先"],
      ["subject", "subject|betreff|objet|asunto|oggetto|assunto|onderwerp|emne|amne|aihe|predmet|temat|konu|件名"],
      [
        "date",
        "date|datum|fecha|data|dato|gesendet|sent|envoye|envoye le|enviado|enviado el|enviada|enviada em|inviato|verzonden|sendt|skickat|lahetetty|odeslano|wyslano|gonderme tarihi|送信日時|日付|data/ora|enviado em",
      ],
      [
        "other",
        "cc|bcc|reply-to|message-id|content-type|content-transfer-encoding|mime-version|received|return-path|delivered-to|importance|organization|sender|list-unsubscribe|x-mailer|kopie|copie|copia|in-reply-to|references|wichtigkeit|antwort an|rispondi a|attachments|anhange|anlagen|pieces jointes|thread-topic|thread-index|reply to|bijlagen",
      ],
    ] as const
  ).flatMap(([field, names]) => names.split("|").map((name) => [name, field] as const)),
);

const forwarded =
  /^[-_=>\s]{0,40}(?:begin )?(?:(?:forwarded|original|weitergeleitete|ursprungliche|oorspronkelijk)(?=[^\n:]{0,6}(?:message|e-?mail|mail|nachricht|bericht)|[-_=> ]{0,40}$)|anfang der weitergeleiteten|message (?:transfere|d'origine)|debut du message|mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|inizio messaggio|mensagem (?:encaminhada|original)|inicio da mensagem|doorgestuurd|begin doorgestuurd|vidarebefordrat|videresendt|preposlana|przekazana)/;
const wrote = /(?:wrote|schrieb[^:]{0,80}|a ecrit|escribio|ha scritto|escreveu|schreef[^:]{0,80}|skrev[^:]{0,80}) ?:$/;

/** Header blocks, outermost first; their lines are marked as such. */
export function messagesIn(lines: readonly Line[], text: string, folded: string): Message[] {
  const messages: Message[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    if (line.isBlank) continue;
    const start = folded.slice(line.start, Math.min(line.end, line.start + 120));
    const isTop = messages.length === 0 && lines.slice(Math.max(0, at - 4), at).every((it) => it.isBlank) && at <= 4;
    if (forwarded.test(start) && line.end - line.start < 120) {
      line.isHeader = true;
      continue;
    }
    if (line.end - line.start < 300 && wrote.test(folded.slice(Math.max(line.start, line.end - 110), line.end))) {
      line.isHeader = true;
      const date = pieceOf(text, line.start, line.end);
      if (/\d/.test(date.text)) messages.push({ from: null, to: null, subject: null, date, line: at + 1 });
      continue;
    }
    const block = fieldOf(line, folded) ? blockAt(lines, at, text, folded) : undefined;
    if (block && (isHeader(block, isTop || (lines[at - 1]?.isHeader ?? false)) || (isTop && isStamped(block)))) {
      for (let index = at; index < block.line; index += 1) (lines[index] as Line).isHeader = true;
      messages.push(block);
      at = block.line - 1;
    }
  }
  return messages;
}

/** Longer headers are none. */
const linesOfHeader = 40;

function blockAt(lines: readonly Line[], start: number, text: string, folded: string): Message {
  const found: Partial<Record<Field, Piece>> = {};
  let at = start;
  let last = start;
  for (; at < lines.length && at < start + linesOfHeader; at += 1) {
    const line = lines[at] as Line;
    if (line.isBlank) break;
    const field = fieldOf(line, folded);
    // A long value goes on in the next line, which begins with space.
    if (!field && !(at > start && line.start > line.margin && last === at - 1)) break;
    last = at;
    if (!field || field.name === "other") continue;
    if (found[field.name]) break;
    found[field.name] = pieceOf(text, field.end, line.end);
  }
  return {
    from: found.from ?? null,
    to: found.to ?? null,
    subject: found.subject ?? null,
    date: found.date ?? null,
    line: Math.max(at, start + 1),
  };
}

const longestField = 31;

function fieldOf(line: Line, folded: string): { name: Field | "other"; end: number } | undefined {
  // Never past the line: the next colon of a long text may be at its end.
  const offset = folded.slice(line.start, Math.min(line.end, line.start + longestField)).indexOf(":");
  if (offset < 0) return undefined;
  const colon = line.start + offset;
  const name = fields.get(folded.slice(line.start, colon).trim());
  return name && { name, end: colon + 1 };
}

/** A date as only programs write it, with seconds and its distance from UTC (RFC 5322): a header of which no more is left. */
function isStamped(block: Message): boolean {
  return block.date !== null && /\d{4} \d{1,2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UTC)/.test(block.date.text);
}

/** "From: Berlin / To: Munich / Date: 12 May" is no header: somebody has to write it, or a mark to announce it. */
function isHeader(block: Message, isAnnounced: boolean): boolean {
  const written = [block.from, block.to].some((it) => it?.text.includes("@"));
  const count = [block.from, block.to, block.subject, block.date].filter((it) => it !== null).length;
  if (written) return count >= 2 || isAnnounced;
  return isAnnounced && block.subject !== null && (block.from !== null || count >= 2);
}
