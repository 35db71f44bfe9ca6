/** Makes a random UUID. Unlike `crypto.randomUUID`, this works without HTTPS. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Makes the key of a lead: the seed of its draft, with a hash of its content as the last part. The same draft with the
 * same content always has the same key, in any tab and however often it is sent; a changed one has
 * another, and is a separate lead.
 * @param seed a UUID
 * @param content everything that identifies a lead
 */
export function leadId(seed: string, content: string): string {
  return seed.slice(0, 24) + hash48(content).toString(16).padStart(12, "0");
}

/** A 48-bit hash (cyrb53 by bryc, public domain, shortened): it tells versions of a draft apart, and isn't for security. */
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
