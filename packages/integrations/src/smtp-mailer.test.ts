import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { smtpMailer } from "./smtp-mailer.ts";

const mails: string[] = [];

/** Takes every mail. */
function takeMail(socket: Socket): void {
  let mail: string[] | null = null;
  socket.write("220 ready\r\n");
  createInterface({ input: socket }).on("line", (line) => {
    if (mail && line !== ".") mail.push(line);
    else if (mail) {
      mails.push(mail.join("\n"));
      mail = null;
      socket.write("250 taken\r\n");
    } else if (line === "DATA") {
      mail = [];
      socket.write("354 go on\r\n");
    } else if (line === "QUIT") socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  });
}

const server = createServer(takeMail);
await once(server.listen(0, "127.0.0.1"), "listening");
afterAll(() => void server.close());

it("says where mails end that are sent again and again, and only of those", async () => {
  const { port } = server.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Caravan <caravan@example.com>" });
  const mail = { to: "ana@example.com", subject: "One thing is waiting for you", text: "Hello" };
  await mailer.send({ ...mail, unsubscribeUrl: "https://caravan.example.com/profile?tab=notifications" });
  await mailer.send(mail);
  expect(mails[0]).toContain("\nList-Unsubscribe: <https://caravan.example.com/profile?tab=notifications>\n");
  expect(mails[1]).not.toContain("List-");
});
