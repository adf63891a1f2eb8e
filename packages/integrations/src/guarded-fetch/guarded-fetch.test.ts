import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { type Fetcher, FetchRefused } from "@caravan/core/kernel/ports";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unprovedHost } from "../../test/unproved-host.ts";
import { guardedFetch } from "./guarded-fetch.ts";

type Bounds = Parameters<Fetcher["get"]>[1];

const bounds: Bounds = {
  accept: "text/html",
  mostBytes: 65_536,
  timeoutMs: 20_000,
  redirects: 3,
  signal: new AbortController().signal,
};

async function listening(handle: RequestListener) {
  const server = createServer(handle);
  let connections = 0;
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    host: `127.0.0.1:${port}`,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let asked: IncomingMessage[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
/** A host that the operator trusts, so that tests can reach it at all. */
let known: Awaited<ReturnType<typeof listening>>;
/** A host that is not trusted; it listens on every address of the machine. */
let secret: Awaited<ReturnType<typeof listening>>;
let fetcher: Fetcher;

beforeAll(async () => {
  known = await listening((request, response) => {
    asked.push(request);
    answer(response, request);
  });
  secret = await listening((_, response) => response.end("secret"));
  fetcher = guardedFetch({ trustedHosts: [known.host] });
});
afterAll(async () => {
  await known.close();
  await secret.close();
});
beforeEach(() => {
  asked = [];
  answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
});

const get = (address: string, more: Partial<Bounds> = {}) => fetcher.get(address, { ...bounds, ...more });
const refusal = async (fetched: Promise<unknown>) => {
  const error = await fetched.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FetchRefused);
  return (error as FetchRefused).message;
};

describe("an allowed response", () => {
  it("has status, address and type, and was requested without extra headers", async () => {
    const { body, ...rest } = await get(`http://${known.host}/page?x=1#part`);
    expect(rest).toEqual({ status: 200, url: `http://${known.host}/page?x=1`, contentType: "text/html" });
    expect(Buffer.from(body).toString()).toBe("<h1>Hello</h1>");
    const [{ headers } = { headers: {} }] = asked;
    expect(headers).toEqual({
      accept: "text/html",
      "accept-encoding": "identity",
      "user-agent": "Caravan/1.0",
      host: known.host,
      connection: expect.anything(),
    });
  });

  it("may have an error status, which the caller handles", async () => {
    answer = (response) => response.writeHead(404).end();
    expect(await get(`http://${known.host}/`)).toMatchObject({ status: 404, contentType: "" });
  });

  it("sends no cookies from one fetch or redirect to the next", async () => {
    answer = (response, request) => {
      response.setHeader("set-cookie", "a=b");
      if (request.url === "/") response.writeHead(302, { location: "/there" });
      response.end();
    };
    await get(`http://${known.host}/`);
    await get(`http://${known.host}/`);
    expect(asked).toHaveLength(4);
    expect(asked.filter((it) => it.headers.cookie !== undefined)).toEqual([]);
  });
});

describe("refused addresses", () => {
  const written = [
    ["dotted", "127.0.0.1"],
    ["another loopback", "127.8.9.1"],
    ["short", "127.1"],
    ["decimal", "2130706433"],
    ["hexadecimal", "0x7f000001"],
    ["hexadecimal parts", "0x7f.0.0.0x1"],
    ["octal", "0177.0.0.01"],
    ["percent-encoded", "127%2e0%2e0%2e1"],
    ["full-width", "１２７.0.0.1"],
    ["unspecified", "0.0.0.0"],
    ["zero", "0"],
    ["IPv6 loopback", "[::1]"],
    ["IPv6 unspecified", "[::]"],
    ["IPv4-mapped", "[::ffff:127.0.0.1]"],
    ["IPv4-mapped, hexadecimal", "[::ffff:7f00:1]"],
    ["IPv4-compatible", "[::127.0.0.1]"],
    ["a name", "localhost"],
    ["a name in capitals", "LocalHost"],
  ];
  it.each(written)("the local machine, %s: %s", async (_, host) => {
    const before = secret.connections();
    expect(await refusal(get(`http://${host}:${secret.port}/`))).toBe("The address belongs to a private network.");
    expect(await refusal(get(`https://${host}:${secret.port}/`))).toBe("The address belongs to a private network.");
    expect(secret.connections()).toBe(before);
  });

  it.each([
    ["metadata of a cloud", "169.254.169.254"],
    ["metadata of a cloud, decimal", "2852039166"],
    ["private, 10/8", "10.0.0.1"],
    ["private, 172.16/12", "172.31.255.254"],
    ["private, 192.168/16", "192.168.1.1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["benchmarks", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unique local", "[fd00:ec2::254]"],
    ["link local", "[fe80::1]"],
    ["site local", "[fec0::1]"],
    ["IPv4-mapped private", "[::ffff:10.0.0.1]"],
    ["NAT64 of loopback", "[64:ff9b::7f00:1]"],
    ["local NAT64", "[64:ff9b:1::a00:1]"],
    ["6to4 of loopback", "[2002:7f00:1::]"],
    ["not assigned", "[4000::1]"],
  ])("%s: %s", async (_, host) => {
    expect(await refusal(get(`http://${host}/`))).toBe("The address belongs to a private network.");
  });

  it.each([
    ["ftp://example.com/", "Only http and https addresses are fetched."],
    ["file:///etc/passwd", "Only http and https addresses are fetched."],
    ["data:text/html,hello", "Only http and https addresses are fetched."],
    ["gopher://127.0.0.1:6379/_FLUSHALL", "Only http and https addresses are fetched."],
    ["not an address", "This is not a web address."],
    ["http://", "This is not a web address."],
    ["http://ana:secret@example.com/", "The address holds a user name or a password."],
    ["http://ana@example.com/", "The address holds a user name or a password."],
    [`http://example.com/${"x".repeat(2048)}`, "The address is longer than 2048 characters."],
  ])("%s", async (address, message) => {
    expect(await refusal(get(address))).toBe(message);
  });

  it("trusts one port of a host, and no other port or name of it", async () => {
    await get(`http://${known.host}/`);
    expect(await refusal(get(`http://127.0.0.1:${secret.port}/`))).toMatch("private network");
    expect(await refusal(get(`http://localhost:${known.port}/`))).toMatch("private network");
    expect(await refusal(get(`http://127.0.0.1/`))).toMatch("private network");
  });

  it("needs https when the caller does, except for trusted hosts", async () => {
    expect(await refusal(get("http://example.com/", { httpsOnly: true }))).toBe("The address must begin with https.");
    expect((await get(`http://${known.host}/`, { httpsOnly: true })).status).toBe(200);
  });
});

describe("redirects", () => {
  const to = (location: string) => (response: ServerResponse, request: IncomingMessage) =>
    request.url === "/" ? response.writeHead(302, { location }).end() : response.end("there");

  it("are followed within the host and to trusted hosts, also relative ones", async () => {
    answer = to("/there");
    expect(await get(`http://${known.host}/`)).toMatchObject({ status: 200, url: `http://${known.host}/there` });
  });

  it.each([
    ["a private address", () => `http://127.0.0.1:${secret.port}/`, "The address belongs to a private network."],
    [
      "a name of a private address",
      () => `http://localhost:${secret.port}/`,
      "The address belongs to a private network.",
    ],
    ["metadata", () => "http://169.254.169.254/latest/meta-data/", "The address belongs to a private network."],
    [
      "the same host with a password",
      () => `http://a:b@${known.host}/x`,
      "The address holds a user name or a password.",
    ],
    ["another scheme", () => "file:///etc/passwd", "Only http and https addresses are fetched."],
    ["nowhere", () => "http://", "This is not a web address."],
  ])("to %s are refused", async (_, location, message) => {
    const before = secret.connections();
    answer = to(location());
    expect(await refusal(get(`http://${known.host}/`))).toBe(message);
    expect(secret.connections()).toBe(before);
    expect(asked).toHaveLength(1);
  });

  it("from https to http are refused when https is required", async () => {
    answer = to("http://example.com/");
    expect(await refusal(get(`http://${known.host}/`, { httpsOnly: true }))).toBe("The address must begin with https.");
  });

  it("are limited", async () => {
    answer = (response, request) => response.writeHead(302, { location: `${request.url}x` }).end();
    expect(await refusal(get(`http://${known.host}/`))).toBe("The address leads elsewhere too often.");
    expect(asked).toHaveLength(4);
    asked = [];
    expect(await refusal(get(`http://${known.host}/`, { redirects: 0 }))).toBe("The address leads elsewhere.");
    expect(asked).toHaveLength(1);
  });
});

describe("limits of a response", () => {
  const gigabyte = 1024 ** 3;
  const endless = (response: ServerResponse) => {
    let left = gigabyte / 65_536;
    const more = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(Buffer.alloc(65_536, "x"))) break;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  };

  it("a gigabyte is aborted at the limit, declared or not", async () => {
    let sent: ServerResponse | undefined;
    answer = (response) => {
      sent = response;
      endless(response);
    };
    expect(await refusal(get(`http://${known.host}/`))).toBe("The answer is larger than 64 KB.");
    await expect.poll(() => sent?.destroyed).toBe(true);
    answer = (response) => response.writeHead(200, { "content-length": gigabyte }).flushHeaders();
    expect(await refusal(get(`http://${known.host}/`))).toBe("The answer is larger than 64 KB.");
  });

  it("a body of exactly the limit is accepted", async () => {
    answer = (response) => response.end(Buffer.alloc(65_536));
    expect((await get(`http://${known.host}/`)).body).toHaveLength(65_536);
    answer = (response) => response.end(Buffer.alloc(65_537));
    expect(await refusal(get(`http://${known.host}/`))).toBe("The answer is larger than 64 KB.");
  });

  it("only the beginning is read when that is enough", async () => {
    let sent: ServerResponse | undefined;
    answer = (response) => {
      sent = response;
      endless(response);
    };
    const { body } = await get(`http://${known.host}/`, { cut: true });
    expect(body).toHaveLength(65_536);
    await expect.poll(() => sent?.destroyed).toBe(true);
    // As much as the buffers of the sockets hold, and not a gigabyte.
    expect(sent?.req.socket.bytesWritten).toBeLessThan(32 * 1024 ** 2);
    answer = (response) => response.end("short");
    expect((await get(`http://${known.host}/`, { cut: true })).body).toHaveLength(5);
  });

  it("a small compressed body is not expanded beyond the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    answer = (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    expect(await refusal(get(`http://${known.host}/`))).toBe("The answer is compressed.");
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["says nothing", () => undefined],
    ["sends headers and no body", (response) => response.writeHead(200).flushHeaders()],
    [
      "drips",
      (response) => {
        const drip = setInterval(() => response.write("x"), 20);
        response.once("close", () => clearInterval(drip));
      },
    ],
    [
      "redirects slowly for ever",
      (response) => {
        setTimeout(() => response.writeHead(302, { location: "/" }).end(), 60);
      },
    ],
  ])("a server that %s is aborted after the timeout", async (_, slow) => {
    answer = slow;
    const message = await refusal(get(`http://${known.host}/`, { timeoutMs: 200, redirects: 1000 }));
    expect(message).toBe("The server took too long to answer.");
  });

  it("an interrupted response is an error", async () => {
    answer = (response) => {
      response.writeHead(200, { "content-length": 100 }).write("half");
      setTimeout(() => response.destroy(), 20);
    };
    expect(await refusal(get(`http://${known.host}/`))).toBe("The host could not be reached.");
  });

  it.each(["http://localhost/", "http://10.0.0.1/", "http://no-such-host.invalid/"])(
    "%s is refused without details",
    async (address) => {
      await expect(get(address)).rejects.toMatchObject({ nowhere: true });
    },
  );

  it("a port that nobody listens on is refused the same way", async () => {
    const gone = await listening(() => undefined);
    await gone.close();
    const other = guardedFetch({ trustedHosts: [gone.host] });
    expect(await refusal(other.get(`http://${gone.host}/`, bounds))).toBe("The host could not be reached.");
  });

  it("a host whose certificate nobody has signed is not asked", async () => {
    const unproved = await unprovedHost();
    const other = guardedFetch({ trustedHosts: [unproved.host] });
    expect(await refusal(other.get(`https://${unproved.host}/`, bounds))).toBe("The host does not prove who it is.");
    expect(unproved.requests()).toBe(0);
    await unproved.close();
  });

  it("stops when the caller aborts", async () => {
    answer = () => undefined;
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    expect(await refusal(get(`http://${known.host}/`, { signal: caller.signal }))).toBe("It was called off.");
  });
});
