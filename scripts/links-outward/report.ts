import type { CheckedLink } from "./check-links.ts";
import type { OutwardLink } from "./outward-links.ts";

/** Writes what was found, in Markdown. Without a dead link, it has no heading "Dead". */
export function formatReport(links: readonly OutwardLink[], checked: readonly CheckedLink[]): string {
  const dead = checked.filter(({ state }) => state === "dead");
  const unclear = checked.filter(({ state }) => state === "unclear");
  const places = new Map(links.map((link) => [link.address, link.places]));
  const lists = [
    list("Dead", "These answered twice that there is no such page, or not at all.", dead, places),
    list("Unclear", "These sites don't answer programs: look at them in a browser.", unclear, places),
  ];
  const total = `${checked.length} links to other sites were checked: ${dead.length} dead, ${unclear.length} unclear.`;
  return `${[total, ...lists.filter((text) => text !== "")].join("\n\n")}\n`;
}

function list(
  title: string,
  introduction: string,
  checked: readonly CheckedLink[],
  places: ReadonlyMap<string, readonly string[]>,
): string {
  if (checked.length === 0) return "";
  const lines = checked.map(({ address, answer }) => `- <${address}> (${answer}): ${places.get(address)?.join(", ")}`);
  return `## ${title}\n\n${introduction}\n\n${lines.join("\n")}`;
}
