import { documentKinds } from "@caravan/domain/field-choices";
import { foldAccents } from "@caravan/domain/fold-text";
import { formatNumber } from "@/ui/format.ts";
import type { DocumentKind } from "./document-files.ts";
import { t } from "./messages/index.ts";

export const kindLabels = (): Readonly<Record<DocumentKind, string>> => ({
  confirmation: t("confirmation"),
  ticket: t("kind.ticket"),
  receipt: t("kind.receipt"),
  insurance: t("kind.insurance"),
  visa: t("kind.visa"),
  passport: t("kind.passport"),
  photo: t("kind.photo"),
  other: t("kind.other"),
});
export const kindOptions = () => documentKinds.map((value) => ({ value, label: kindLabels()[value] }));

const typeLabels = (): Readonly<Record<string, string>> => ({
  "application/pdf": "PDF",
  "image/jpeg": t("type.jpeg"),
  "image/png": t("type.png"),
  "image/webp": t("type.webp"),
  "image/gif": t("type.gif"),
  "image/heic": t("type.heic"),
  "text/plain": t("type.text"),
  "message/rfc822": t("type.email"),
  "text/calendar": t("type.calendar"),
  "application/vnd.apple.pkpass": t("type.wallet"),
});
export const typeLabel = (contentType: string): string => typeLabels()[contentType] ?? t("type.file");

/** How a document is shown on the page; null when another program has to open it. */
export function viewOf(contentType: string): "picture" | "pdf" | "text" | null {
  if (contentType === "application/pdf") return "pdf";
  if (contentType === "text/plain") return "text";
  return contentType.startsWith("image/") && contentType !== "image/heic" ? "picture" : null;
}

/** "412 bytes", "38 KB", "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return t("size.kb", { size: String(kilobytes) });
  return t("size.mb", { size: formatNumber(Math.round(bytes / 104_857.6) / 10) });
}

/** The likely kind of a new file, by its name. */
export function guessKind(name: string): DocumentKind {
  const words = foldAccents(name).toLowerCase();
  return guesses.find(([pattern]) => pattern.test(words))?.[1] ?? "other";
}

const guesses: readonly (readonly [RegExp, DocumentKind])[] = [
  [/passport|reisepass|passeport|pasaporte|passaporte|passaporto/, "passport"],
  [/(?:^|[^a-z])visa(?![a-z])|visum|\besta\b|\beta\b/, "visa"],
  [/insurance|versicherung|assurance|seguro|assicurazione/, "insurance"],
  [/receipt|invoice|rechnung|quittung|beleg|facture|recibo|factura|fatura|ricevuta/, "receipt"],
  [/ticket|boarding|pkpass|bilhete|billet|biglietto|fahrschein|fahrkarte/, "ticket"],
  [/confirm|booking|reservation|buchung|bestatigung|reserva|prenotazione|\.eml$|\.ics$/, "confirmation"],
];
