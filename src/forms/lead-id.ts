/** Makes a random UUID. Unlike `crypto.randomUUID`, this works on pages without HTTPS, too. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Makes the key of a lead: the seed of its draft, whose last part is a hash of what is sent. So the same draft with the
 * same content always has the same key, however often, and in however many tabs, its button is pressed; a changed one has
 * another, and is a lead of its own.
 *
 * @param seed a UUID
 * @param content everything that makes a lead what it is
 */
export function leadId(seed: string, content: string): string {
  return seed.slice(0, 24) + hash48(content).toString(16).padStart(12, "0");
}

/** A hash of 48 bits (cyrb53 by bryc, public domain, cut): it tells the versions of one draft apart, and guards nothing. */
function hash48(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 0x100000000 * (0xffff & low) + (high >>> 0);
}
