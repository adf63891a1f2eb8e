import { plainName } from "./plain-name.ts";

/** What an agent calls itself: in quotes, isolated from the direction of the text around it, and breaking anywhere. */
export function AgentName({ name }: { name: string }) {
  return <bdi className="wrap-anywhere">“{plainName(name) || "An agent without a name"}”</bdi>;
}
