/** What opens over a pin: whose it is, its name, and lines of detail. */
export function popupContent(over: string, name: string, detail = ""): HTMLElement {
  const content = document.createElement("div");
  const line = (text: string, className = "") => {
    const element = document.createElement("p");
    element.className = className;
    element.textContent = text;
    content.append(element);
  };
  if (over) line(over, "trip-map-popup-day");
  line(name, "trip-map-popup-name");
  for (const words of detail.split("\n").filter(Boolean)) line(words);
  return content;
}
