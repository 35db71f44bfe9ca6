/**
 * Chooses few items that cover all traits, greedily: for checks that
 * are slow and hold for all items alike.
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
