import { expect, it } from "vitest";
import { photoOfPath, photoPath, photoSources } from "./photo-address.ts";

const id = "da39a3ee5e6b4b0d3255bfef95601890afd80709";

it("reads the addresses that it makes", () => {
  const file = { id, width: 640, format: "webp" } as const;
  expect(photoPath(file)).toBe(`/photos/${id}/640.webp`);
  expect(photoOfPath(photoPath(file))).toEqual(file);
  expect(photoSources(id, "avif")).toBe(
    `/photos/${id}/320.avif 320w, /photos/${id}/640.avif 640w, /photos/${id}/1280.avif 1280w`,
  );
});

it("reads no other addresses", () => {
  for (const path of [
    `/photos/${id}/641.webp`,
    `/photos/${id}/640.svg`,
    `/photos/${id}/0640.webp`,
    `/photos/${id.slice(1)}/640.webp`,
    `/photos/${id.toUpperCase()}/640.webp`,
    `/photos/../${id}/640.webp`,
    `/photos/${id}/640.webp/`,
  ])
    expect(photoOfPath(path), path).toBeNull();
});
