/** Until then the browser has begun to save it. */
const releaseMs = 60_000;

/** Saves these bytes as a file with this name. */
export function saveBlob(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  download(address, name.replace(/[\\/:*?"<>|]/g, " "));
  setTimeout(() => URL.revokeObjectURL(address), releaseMs);
}

/** Saves what an address answers, by a link of its own, so that the page stays. @param name empty: the answer contains it */
export function download(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
