/** The name of a file in what the server says of an answer; null when it says none (RFC 6266). */
export function nameIn(disposition: string | undefined): string | null {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? "")?.[1];
  try {
    return extended ? decodeURIComponent(extended) : null;
  } catch {
    return null;
  }
}
