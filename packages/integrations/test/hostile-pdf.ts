import { deflateSync } from "node:zlib";

type Filter = "FlateDecode" | "RunLengthDecode";

/** A PDF of one page whose contents are that many megabytes of spaces, some times over, behind these filters, the outermost first. */
export function pdfThatUnfolds(megabytes: number, filters: readonly Filter[], times = 1): Buffer {
  const plain =
    filters.at(-1) === "RunLengthDecode" ? spacesByRuns(megabytes) : Buffer.alloc(megabytes * 1_048_576, " ");
  const data = filters.filter((it) => it === "FlateDecode").reduce((it) => deflateSync(it, { level: 9 }), plain);
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${"4 0 R ".repeat(times)}]>>endobj`,
    `4 0 obj<</Length ${data.length}/Filter[${filters.map((it) => `/${it}`).join("")}]>>stream\n`,
  ].join("\n");
  return Buffer.concat([
    Buffer.from(head),
    data,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF"),
  ]);
}

/** Each pair says: 128 spaces. */
function spacesByRuns(megabytes: number): Buffer {
  return Buffer.alloc((megabytes * 1_048_576) / 64, Buffer.from([129, 32]));
}
