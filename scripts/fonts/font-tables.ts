/*
 * Takes fonts apart into their tables and puts them together again (the OpenType specification, "Organization of an
 * OpenType font"): a header of 12 bytes, a directory with an entry of 16 bytes for each table, the tables.
 */

const HEADER = 12;
const ENTRY = 16;

/** @returns the font with one of its tables replaced by another font's */
export function withTableOf(font: Buffer, other: Buffer, tag: string): Buffer {
  const table = tablesOf(other).get(tag);
  if (!table) throw new Error(`The other font has no table ${tag}.`);
  return written(font.readUInt32BE(0), tablesOf(font).set(tag, table));
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * ENTRY);
  return new Map(
    entries.map((at) => {
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString("latin1", at, at + 4), font.subarray(start, start + length)];
    }),
  );
}

/** Checksums of the tables and hints for searching the directory are left out: readers of the font don't use them. */
function written(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(HEADER + tables.size * ENTRY);
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [index, [tag, table]] of [...tables].sort(([one], [two]) => (one < two ? -1 : 1)).entries()) {
    const at = HEADER + index * ENTRY;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
