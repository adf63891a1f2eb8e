import { expect, it } from "vitest";
import { nameIn } from "./file-name.ts";

it.each([
  [`inline; filename="Evora map.png"; filename*=UTF-8''%C3%89vora%20map.png`, "Évora map.png"],
  [`attachment; filename="pass.pkpass"; filename*=UTF-8''pass.pkpass`, "pass.pkpass"],
  [`attachment; filename*=UTF-8''%E0%A4%A`, null],
  ["inline", null],
  [undefined, null],
])("reads the name of a file from %s", (said, name) => expect(nameIn(said)).toBe(name));
