import { describe, expect, it } from "vitest";
import { visibleText } from "./visible-text.ts";

describe("the visible text of a page", () => {
  it.each([
    ["lines", "<p>One  <b>two</b>\n three</p><p>four<br>five</p>", "One two three\n\nfour\nfive"],
    [
      "cells of a row on one line",
      "<table><tr><td>A</td><td></td><th>B</th></tr><tr><td>C</td></tr></table>",
      "A  B\nC",
    ],
    [
      "cells of several lines below each other",
      "<table><tr><td>From<br>12:10</td><td>To<br>13:30</td></tr></table>",
      "From\n12:10\nTo\n13:30",
    ],
    [
      "tables within cells",
      "<table><tr><td>A</td><td><table><tr><td><p>B</p></td><td>C</td></tr></table></td></tr></table>",
      "A  B  C",
    ],
    ["lists", "<ul><li>one</li><li>two</li></ul>", "- one\n- two"],
    ["entities", "A&amp;B &lt;x&gt; Z&uuml;rich", "A&B <x> Zürich"],
    ["text that is set as it is written", "<pre>A   1\nB   2</pre>", "A   1\nB   2"],
    [
      "nothing that is hidden",
      "a<!-- b --><style>c</style><script>d</script><i style='DISPLAY : NONE'>e</i><p hidden>f</p>g",
      "ag",
    ],
    ["what is broken", "<td>A<tr><p>B</td></table></b>C", "A\n\nBC"],
  ])("has %s", (_, html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  it.each(["<table><tr><td>", "<td>a</td>", "<tr><td>a<td>b", "<br>", "<", "&", "a ", "<p style='display:none'>"])(
    "of five megabytes of %s takes little time",
    (piece) => {
      const html = piece.repeat(5_000_000 / piece.length);
      expect(visibleText(html).length).toBeLessThanOrEqual(html.length);
    },
  );
});
