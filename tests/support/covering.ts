/**
 * Chooses items that together have every trait that any of them has, by taking the one that adds most until all are there: for what
 * holds for all items alike, where looking at each takes long.
 */
export function covering<Item>(items: readonly Item[], traitsOf: (item: Item) => Iterable<string>): Item[] {
  const traits = new Map(items.map((item) => [item, new Set(traitsOf(item))]));
  const chosen: Item[] = [];
  const unseen = new Set([...traits.values()].flatMap((each) => [...each]));
  const gain = (item: Item) => [...(traits.get(item) ?? [])].filter((trait) => unseen.has(trait)).length;
  while (unseen.size > 0) {
    const best = items.reduce((most, item) => (gain(item) > gain(most) ? item : most));
    for (const trait of traits.get(best) ?? []) unseen.delete(trait);
    chosen.push(best);
  }
  return chosen;
}
