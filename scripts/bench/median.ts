/** @returns the middle one of some measurements; of an even number, the upper of the two */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
