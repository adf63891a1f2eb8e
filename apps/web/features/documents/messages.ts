import { documentKinds } from "@caravan/domain/field-choices";
import { foldAccents } from "@caravan/domain/fold-text";
import type { DocumentKind } from "./document.ts";

export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  confirmation: "Confirmation",
  ticket: "Ticket",
  receipt: "Receipt",
  insurance: "Insurance",
  visa: "Visa",
  passport: "Passport",
  photo: "Photo",
  other: "Other",
};
export const kindOptions = documentKinds.map((value) => ({ value, label: kindLabels[value] }));

const typeLabels: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG picture",
  "image/png": "PNG picture",
  "image/webp": "WebP picture",
  "image/gif": "GIF picture",
  "image/heic": "HEIC picture",
  "text/plain": "Text",
  "message/rfc822": "Email",
  "text/calendar": "Calendar",
  "application/vnd.apple.pkpass": "Wallet pass",
};
export const typeLabel = (contentType: string): string => typeLabels[contentType] ?? "File";

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
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1).replace(/\.0$/, "")} MB`;
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
