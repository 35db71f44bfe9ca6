import { expect, test } from "vitest";
import { createBrowserStore, readJson } from "./browser-store.client.ts";

/** The part of Storage that the store uses, with a quota of texts. */
function memoryStorage(room: number): Storage {
  const items = new Map<string, string>();
  const methods = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (items.size >= room && !items.has(key)) throw new DOMException("No room.", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const denied = (): Storage => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

test("What the browser keeps is lasting", () => {
  const storage = memoryStorage(9);
  createBrowserStore(() => storage).set("a", "1");
  const store = createBrowserStore(() => storage);
  expect([store.get("a"), store.isPersisted("a"), store.keys()]).toEqual(["1", true, ["a"]]);
  store.remove("a");
  expect([store.get("a"), store.keys()]).toEqual([null, []]);
});

test("What the browser refuses is kept as long as the page is open, and known not to last", () => {
  const store = createBrowserStore(denied);
  store.set("a", "1");
  store.set("a", "2");
  expect([store.get("a"), store.isPersisted("a"), store.keys()]).toEqual(["2", false, ["a"]]);
  store.remove("a");
  expect(store.get("a")).toBeNull();
});

test("A full storage refuses new texts only", () => {
  const storage = memoryStorage(1);
  const store = createBrowserStore(() => storage);
  store.set("a", "1");
  store.set("b", "2");
  expect([store.get("a"), store.get("b"), store.isPersisted("b")]).toEqual(["1", "2", false]);
  expect([...store.keys()].sort()).toEqual(["a", "b"]);
  store.remove("a");
  store.set("b", "3");
  expect([store.get("b"), store.isPersisted("b")]).toEqual(["3", true]);
});

test("What is no JSON is nothing", () => {
  const store = createBrowserStore(denied);
  store.set("a", "{");
  store.set("b", '{"c":1}');
  expect([readJson(store, "a"), readJson(store, "b"), readJson(store, "none")]).toEqual([null, { c: 1 }, null]);
});
