import { confirmationReader } from "@caravan/integrations/confirmation-reader/confirmation-reader";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as s from "../../../domain/test/files/samples.ts";
import { type Served, served } from "../../test/served.ts";

let api: Served;
let ana: Awaited<ReturnType<Served["person"]>>;
const reader = confirmationReader({ report: (e) => console.log("reader", e) });
beforeAll(async () => {
  api = await served({ ports: { confirmations: reader } });
  ana = await api.person("Ana");
});
afterAll(async () => {
  await api.close();
  await reader.stop();
});
beforeEach(() => { api.faults.length = 0; });
const call = (method: string, path: string, body?: unknown, token = ana.token, headers = {}) => api.send(method, path, { token, body, headers });
async function trip(token = ana.token, more = {}) {
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-07", skip_ai_generation: true, ...more };
  return (await call("POST", "/api/trips", body, token)).body.trip.id as string;
}
async function upload(path: string, bytes: Uint8Array | string, token = ana.token, headers = {}) {
  const r = await fetch(`${api.url}${path}`, { method: "POST", headers: { authorization: `Bearer ${token}`, ...headers }, body: typeof bytes === "string" ? bytes : new Uint8Array(bytes) });
  const text = await r.text();
  let body: any = text; try { body = JSON.parse(text); } catch {}
  return { status: r.status, body };
}
const text = "Booking reference: K3X9QF\nFlight TP 1351\nLisbon (LIS) 3 May 2030 09:40\nLondon Heathrow (LHR) 3 May 2030 12:25\nPassenger: Ana Martins";

describe("races", () => {
  it("document deleted while it becomes a receipt", async () => {
    for (let i = 0; i < 30; i++) {
      const id = await trip();
      const doc = (await call("POST", `/api/trips/${id}/documents/text`, { name: "r", text: "x" })).body.document.id;
      const answers = await Promise.all([
        call("POST", `/api/trips/${id}/expenses`, { title: "a", amount: 1, date: "2030-05-03", document_id: doc }),
        call("DELETE", `/api/trips/${id}/documents/${doc}`),
        call("POST", `/api/trips/${id}/expenses`, { title: "b", amount: 1, date: "2030-05-03", document_id: doc }),
      ]);
      const st = answers.map((it) => it.status).join();
      if (/5\d\d/.test(st)) { console.log("receipt", i, st); break; }
    }
    console.log("receipt faults", api.faults.map(String));
  });
  it("trip deleted meanwhile", async () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 15; i++) {
      const id = await trip();
      const doc = (await call("POST", `/api/trips/${id}/documents/text`, { name: "r", text: "x" })).body.document.id;
      const conf = (await call("POST", "/api/confirmations", { text })).body.confirmation?.id;
      const b = (await call("POST", "/api/bookings", { destination: "X", dates: {start: "2031-01-01"}, guests: 1, preferences: {}, trip_id: null })).body.booking.id;
      const seg = (await call("POST", `/api/trips/${id}/segments`, { kind: "train", train_number: "ICE 577" })).body.segment.id;
      const ops: Record<string, () => Promise<any>> = {
        del: () => call("DELETE", `/api/trips/${id}`),
        text: () => call("POST", `/api/trips/${id}/documents/text`, { name: "r2", text: "x" }),
        upload: () => upload(`/api/trips/${id}/documents?name=a.pdf`, s.pdf),
        deldoc: () => call("DELETE", `/api/trips/${id}/documents/${doc}`),
        patchdoc: () => call("PATCH", `/api/trips/${id}/documents/${doc}`, { name: "z" }),
        save: () => call("POST", `/api/confirmations/${conf}/save`, { trip_id: id }),
        book: () => call("PATCH", `/api/bookings/${b}`, { trip_id: id }),
        addseg: () => call("POST", `/api/trips/${id}/segments`, { kind: "train", train_number: "ICE 578" }),
        patchseg: () => call("PATCH", `/api/segments/${seg}`, { train_number: "ICE 578" }),
        delseg: () => call("DELETE", `/api/segments/${seg}`),
        exp: () => call("POST", `/api/trips/${id}/expenses`, { title: "b", amount: 1, date: "2030-05-03", document_id: doc }),
        rate: () => call("PUT", `/api/trips/${id}/rates/USD`, { rate: 1 }),
        newbook: () => call("POST", "/api/bookings", { destination: "X", dates: {start: "2031-01-01"}, guests: 1, preferences: {}, trip_id: id }),
      };
      const names = Object.keys(ops).sort(() => Math.random() - 0.5);
      const answers = await Promise.all(names.map(async (n) => [n, (await ops[n]!()).status] as const));
      for (const [n, st] of answers) if (st >= 500) seen.set(`${n} ${st}`, (seen.get(`${n} ${st}`) ?? 0) + 1);
    }
    console.log("trip deletion", [...seen], [...new Set(api.faults.map(String))]);
  }, 120000);
  it("many on one trip", async () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 8; i++) {
      const id = await trip();
      const doc = (await call("POST", `/api/trips/${id}/documents/text`, { name: "r", text: "x" })).body.document.id;
      const conf = (await call("POST", "/api/confirmations", { text })).body.confirmation?.id;
      const ops: Record<string, () => Promise<any>> = {
        text: () => call("POST", `/api/trips/${id}/documents/text`, { name: "r2", text: "x" }),
        upload: () => upload(`/api/trips/${id}/documents?name=a.pdf`, s.pdf),
        patchdoc: () => call("PATCH", `/api/trips/${id}/documents/${doc}`, { name: "z" }),
        deldoc: () => call("DELETE", `/api/trips/${id}/documents/${doc}`),
        save: () => call("POST", `/api/confirmations/${conf}/save`, { trip_id: id }),
        save2: () => call("POST", `/api/confirmations/${conf}/save`, { trip_id: id }),
        ingest: () => call("POST", `/a2a/none`, {}),
        discard: () => call("DELETE", `/api/confirmations/${conf}`),
        exp: () => call("POST", `/api/trips/${id}/expenses`, { title: "b", amount: 1, date: "2030-05-03", document_id: doc }),
        act: () => call("POST", `/api/trips/${id}/activities`, { title: "Fado" }),
        newbook: () => call("POST", "/api/bookings", { destination: "X", dates: {start: "2031-01-01"}, guests: 1, preferences: {}, trip_id: id }),
      };
      const names = [...Object.keys(ops), ...Object.keys(ops)].sort(() => Math.random() - 0.5);
      const answers = await Promise.all(names.map(async (n) => [n, (await ops[n]!()).status] as const));
      for (const [n, st] of answers) if (st >= 500) seen.set(`${n} ${st}`, (seen.get(`${n} ${st}`) ?? 0) + 1);
    }
    console.log("many", [...seen], [...new Set(api.faults.map(String))]);
  }, 120000);
});
describe("inputs", () => {
  it("NUL, surrogates, numbers", async () => {
    const id = await trip();
    const out: string[] = [];
    const tell = async (n: string, p: Promise<any>) => { const r = await p; out.push(`${n}: ${r.status} ${JSON.stringify(r.body).slice(0, 260)}`); return r; };
    await tell("search NUL", call("GET", `/api/trips/${id}/documents?search=%00`));
    await tell("search sur", call("GET", `/api/trips/${id}/documents?search=%ED%A0%80`));
    await tell("name NUL", call("GET", `/api/trips/${id}/document?name=%00`));
    await tell("cursor", call("GET", `/api/bookings?cursor=abc`));
    await tell("cursor2", call("GET", `/api/bookings?cursor=${Buffer.from(JSON.stringify(["2030-01-01\u0000", "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01"])).toString("base64url")}`));
    for (const guests of [1e10, 1e300, -5, "99999999999999999999", { adults: 2147483648 }, { rooms: 1e12 }, Array(3000).fill(1)])
      await tell(`guests ${JSON.stringify(guests).slice(0, 30)}`, call("POST", "/api/bookings", { destination: "X", dates: {}, guests, preferences: {} }));
    for (const price of [1e12, 1e30, -1, "1e400", "99999999999999999999.99", 0.0001, { amount: 1e15, currency: "EUR" }, "1.234"])
      await tell(`price ${JSON.stringify(price)}`, call("POST", "/api/bookings", { destination: { name: "x".repeat(5000), lat: 1e9, lng: "x" }, dates: { start: "9999-12-31", end: "0000-01-01" }, guests: 1, preferences: { price, currency: "E\tUR", confirmation_number: "9".repeat(3000) } }));
    await tell("proto", call("POST", "/api/bookings", JSON.parse('{"destination":{"__proto__":{"a":1},"constructor":1,"toString":2},"dates":{"__proto__":1},"guests":{"length":3},"preferences":["a"]}')));
    await tell("seg price", call("POST", `/api/trips/${id}/segments`, { kind: "train", price: 99999999999, currency: "EUR" }));
    await tell("seg guests", call("POST", `/api/trips/${id}/segments`, { kind: "hotel", start: "9999-12-31", end: "0001-01-01", title: "a\u0000" }));
    await tell("seg year", call("POST", `/api/trips/${id}/segments`, { kind: "hotel", start: "0001-01-01", end: "9999-12-31" }));
    await tell("seg year0", call("POST", `/api/trips/${id}/segments`, { kind: "hotel", start: "0001-01-01", end: "0001-01-01" }));
    await tell("trip read", call("GET", `/api/trips/${id}`));
    await tell("trip check", call("GET", `/api/trips/${id}/check`));
    await tell("regen", call("POST", `/api/trips/${id}/regenerate`, {}));
    for (const [n, mail] of Object.entries({
      nulSubject: "From: a@b.c\r\nSubject: =?utf-8?q?Hotel=00X?=\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\n\r\n" + text,
      nulBody: "From: a@b.c\r\nSubject: x\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" + text.replace("Ana Martins", "Ana=00 Mar=00tins"),
      nulIn: "From: a@b.c\r\nSubject: x\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\nMIME-Version: 1.0\r\n\r\n" + text.replace("Ana Martins", "Ana\u0000 Martins"),
      jsonld: `From: a@b.c\r\nSubject: x\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"A\\u0000B\\ud800C","reservationFor":{"@type":"LodgingBusiness","name":"Hotel \\ud800 \\u0000 X","address":{"@type":"PostalAddress","streetAddress":"\\u0000","addressLocality":"Lisbon"},"geo":{"latitude":1e300,"longitude":"x"}},"checkinDate":"2030-05-03","checkoutDate":"2030-05-05","totalPrice":"1e30","priceCurrency":"EUR","underName":{"@type":"Person","name":"\\u0000\\ud800"}}</script>Hi</body></html>`,
      jsonld2: `From: a@b.c\r\nSubject: x\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"${"A".repeat(5000)}","reservationFor":{"@type":"LodgingBusiness","name":"${"Hotel ".repeat(3000)}","address":"Lisbon"},"checkinDate":"9999-12-31","checkoutDate":"99999-05-05","totalPrice":"99999999999999999999999","priceCurrency":"EUR"}</script>Hi</body></html>`,
      ics: "From: a@b.c\r\nSubject: x\r\nDate: Mon, 2 Mar 2030 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Din\u0000ner\r\nDTSTART:20300503T190000\r\nLOCATION:A\u0000\r\nEND:VEVENT\r\nEND:VCALENDAR",
    })) {
      const r = await tell(`eml ${n}`, upload("/api/confirmations/file?name=a.eml", mail));
      const cid = r.body?.confirmation?.id;
      if (cid) await tell(`  save ${n}`, call("POST", `/api/confirmations/${cid}/save`, {}));
    }
    await tell("ics", upload("/api/confirmations/file?name=a.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Dinner\r\nDTSTART:20300503T190000\r\nLOCATION:A\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"));
    await tell("paste nul", call("POST", "/api/confirmations", { text: `a\u0000${text}` }));
    await tell("utf16", upload("/api/confirmations/file?name=a.txt", Buffer.from("\ufeff" + text, "utf16le")));
    await tell("bad utf8", upload("/api/confirmations/file?name=a.txt", Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xed, 0xa0, 0x80])])));
    await tell("name weird", upload(`/api/trips/${id}/documents?name=${encodeURIComponent("../../\u202Eexe.\u0000pdf")}`, s.pdf));
    await tell("kind arr", upload(`/api/trips/${id}/documents?kind=ticket&kind=visa&__proto__=1&private=maybe&file=1&trip_id=${id}`, s.pdf));
    await tell("private", upload(`/api/trips/${id}/documents?private=true`, s.pdf));
    for (const m of ["PUT", "DELETE", "HEAD", "GET"]) await tell(`m ${m}`, api.send(m, "/api/confirmations/file", { token: ana.token }));
    await tell("badpath", upload("/api/trips/not-an-id/documents", s.pdf));
    await tell("dl", call("GET", "/api/documents/xx/file"));
    await tell("dl", call("GET", "/api/documents/%00/file"));
    await tell("dl", call("GET", "/api/documents/%E0%A4%A/file"));
    console.log(out.join("\n"), api.faults.map(String));
  }, 120000);
});
