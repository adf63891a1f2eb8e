import { expect, test } from "@playwright/test";

for (const path of ["/connect", "/connect?code=CVN-ABCD"]) {
  test(`the page ${path} cannot be framed, is not indexed and gives its address to nobody`, async ({ request }) => {
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    const headers = page.headers();
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const html = await page.text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toContain('name="referrer" content="no-referrer"');
  });
}
