import { brandSchema } from "../../schemas/site/brand.ts";
import { contactsSchema } from "../../schemas/site/contacts.ts";

/** Names of facts, as content writes them between double square brackets, and what stands for each. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /\[\[([a-z-]+)\]\]/g;

/**
 * Builds the table of tokens from the two files that hold the facts.
 * @param brand the value of content/site/brand.json
 * @param contacts the value of content/site/contacts.json
 * @returns the tokens; without those of a file that is wrong, which is reported by itself
 */
export function buildTokens(brand: unknown, contacts: unknown): Tokens {
  const fromBrand = brandTokens(brand);
  return new Map([...fromBrand, ...contactTokens(replaceTokens(contacts, fromBrand))]);
}

function brandTokens(value: unknown): Tokens {
  const brand = brandSchema.safeParse(value).data;
  if (!brand) return new Map();
  return new Map([
    ["brand", brand.name],
    ["legal-name", brand.legalName],
    ["abn", brand.abn],
    ["url", brand.url],
    ["email-host", brand.emailHost],
    ["chat", brand.chat.name],
    ["chat-url", brand.chat.url],
    ["studio", brand.studio.name],
    ["studio-url", brand.studio.url],
    ["crm", brand.crm.name],
  ]);
}

function contactTokens(value: unknown): Tokens {
  const contacts = contactsSchema.safeParse(value).data;
  if (!contacts) return new Map();
  const { office } = contacts;
  return new Map([
    ["sales-phone", contacts.sales.phone],
    ["sales-email", contacts.sales.email],
    ["support-phone", contacts.support.phone],
    ["support-email", contacts.support.email],
    ["hours", contacts.hours],
    ["office", `${office.street}, ${office.locality} ${office.region} ${office.postcode}`],
  ]);
}

/** Fills in the tokens of a text; unknown ones stay as they are. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) => tokens.get(name) ?? written);
}

/** Fills in the tokens of every text in a value, however deep. */
export function replaceTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === "string") return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => replaceTokens(item, tokens));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTokens(item, tokens)]));
}

/** @returns the tokens in a text, with their offsets in it. */
export function findTokens(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ name: match[1] ?? "", offset: match.index }));
}
