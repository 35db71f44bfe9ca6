import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ageLeads, deleteLeads, insertInto, newRow, type Row } from "../../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../../tests/support/postgres.ts";
import { readLeads } from "../leads.ts";

// Rate limits for one visitor, and for all together.
const database = await openTestDatabase();
const insert = insertInto(database);
afterAll(database.close);
beforeEach(() => deleteLeads(database));

const MINUTE = 60;
const DAY = 24 * 3600;
const tooMany = { code: "PT429" };

const rows = (count: number, more: Row = {}) => Array.from({ length: count }, () => newRow(more));
const from = (address: string) => ({ "cf-connecting-ip": address });
const stored = async () => (await readLeads(database)).length;

async function all<T>(text: string): Promise<T[]> {
  return database.asOwner(async (sql) => (await sql.query<T>(text)).rows);
}

describe("One visitor", () => {
  test("sends five of a form in ten minutes; other forms and other visitors are not affected", async () => {
    for (let count = 0; count < 5; count++) await insert(rows(1), from("203.0.113.5"));
    await expect(insert(rows(1), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    await insert(rows(1, { form: "newsletter" }), from("203.0.113.5"));
    await insert(rows(1), from("203.0.113.6"));
    await ageLeads(database, 9 * MINUTE);
    await expect(insert(rows(1), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    await ageLeads(database, 2 * MINUTE);
    await insert(rows(1), from("203.0.113.5"));
    expect(await stored()).toBe(8);
  });

  test("sends twenty in 24 hours, whatever the forms are called", async () => {
    for (let form = 0; form < 20; form++) await insert(rows(1, { form: `form-${form}` }), from("203.0.113.5"));
    await expect(insert(rows(1, { form: "another" }), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    await ageLeads(database, DAY - 5 * MINUTE);
    await expect(insert(rows(1, { form: "another" }), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    await ageLeads(database, 6 * MINUTE);
    await insert(rows(1, { form: "another" }), from("203.0.113.5"));
  });

  test("gets no more by many rows in one request: all or none", async () => {
    await expect(insert(rows(6), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    expect(await stored()).toBe(0);
    await insert(rows(5), from("203.0.113.5"));
    expect(await stored()).toBe(5);
  });

  test("has the same limit after midnight, when the key of the hashes has changed", async () => {
    await insert(rows(5), from("203.0.113.5"));
    await database.asOwner((sql) => sql.exec("update lead_checks.visitor_keys set day = day - 1"));
    await expect(insert(rows(1), from("203.0.113.5"))).rejects.toMatchObject(tooMany);
    await insert(rows(1, { form: "newsletter" }), from("203.0.113.5"));
    const hashes = await all("select visitor from lead_checks.visits group by visitor having count(*) = 5");
    expect(hashes, "of its address and the two networks around it").toHaveLength(3);
    expect(await all("select distinct visitor from lead_checks.visits")).toHaveLength(2 * hashes.length);
  });

  test("is told that a lead arrived already, whatever the limit says", async () => {
    const sent = rows(5);
    await insert(sent, from("203.0.113.5"));
    await expect(insert(sent.slice(0, 1), from("203.0.113.5"))).rejects.toMatchObject({ code: "23505" });
  });

  test("is remembered for a day, without address, without the lead, without the exact time", async () => {
    await insert(rows(1), from("203.0.113.5"));
    const [visit] = await all<Record<string, unknown>>("select * from lead_checks.visits");
    expect(Object.keys(visit ?? {}).sort()).toEqual(["form", "is_refused", "minute", "visitor"]);
    expect(await all("select * from lead_checks.visits where minute <> date_trunc('minute', minute)")).toEqual([]);
    await ageLeads(database, DAY + MINUTE);
    await database.asOwner((sql) =>
      sql.exec("update lead_checks.visitor_keys set day = day - 2; select lead_checks.watch()"),
    );
    expect(await all("select 1 from lead_checks.visits union all select 1 from lead_checks.visitor_keys")).toEqual([]);
  });
});

describe("Who a visitor is", () => {
  const same: readonly (readonly [why: string, one: Record<string, string>, other: Record<string, string>])[] = [
    ["a /64 of IPv6", from("2001:db8:1:2::1"), from("2001:db8:1:2:ffff::9")],
    ["IPv4 written as IPv6", from("203.0.113.9"), from("::ffff:203.0.113.9")],
    [
      "whatever a forged x-forwarded-for begins with",
      { "x-forwarded-for": "9.9.9.9, 203.0.113.9" },
      { "x-forwarded-for": "8.8.8.8,7.7.7.7, 203.0.113.9" },
    ],
    [
      "forged x-forwarded-for beside the service's own header",
      { ...from("203.0.113.9"), "x-forwarded-for": "9.9.9.9" },
      { ...from("203.0.113.9"), "x-forwarded-for": "8.8.8.8" },
    ],
    [
      "forged x-real-ip, sb-forwarded-for, forwarded",
      { ...from("203.0.113.9"), "x-real-ip": "9.9.9.9" },
      { ...from("203.0.113.9"), "sb-forwarded-for": "8.8.8.8", forwarded: "for=7.7.7.7" },
    ],
    ["a mask behind the address", from("203.0.113.9"), from("203.0.113.9/8")],
  ];
  test.each(same)("%s: one", async (_why, one, other) => {
    await insert(rows(5), one);
    await expect(insert(rows(1), other)).rejects.toMatchObject(tooMany);
  });

  const different: typeof same = [
    ["two /64 of IPv6", from("2001:db8:1:2::1"), from("2001:db8:1:3::1")],
    ["two addresses of IPv4, written as IPv6", from("::ffff:203.0.113.9"), from("::ffff:203.0.113.10")],
    ["two last hops", { "x-forwarded-for": "9.9.9.9, 203.0.113.9" }, { "x-forwarded-for": "9.9.9.9, 203.0.113.10" }],
  ];
  test.each(different)("%s: two", async (_why, one, other) => {
    await insert(rows(5), one);
    await insert(rows(5), other);
  });

  const unknown = [
    "",
    " ",
    "unknown",
    "1.2.3.4:443",
    "'; drop table leads; --",
    "999.1.1.1",
    "fe80::1%eth0",
    "x".repeat(9000),
    "10.0.0.1",
    "::1",
    "192.168.1.1",
  ];
  test.each(unknown)("the header %j identifies no visitor, and loses no lead", async (value) => {
    await insert(rows(6), from(value));
    await insert(rows(6), { "x-forwarded-for": value });
    expect(await stored()).toBe(12);
  });

  test("headers that are no JSON lose no lead", async () => {
    await database.as("anon", async (sql) => {
      await sql.exec("select set_config('request.headers', '{', true)");
      await sql.exec(
        "insert into public.leads (id, form, fields, page) values (gen_random_uuid(), 'a', '{\"a\":\"b\"}', '/')",
      );
    });
    expect(await stored()).toBe(1);
  });
});

describe("A network", () => {
  const hex = (index: number) => index.toString(16);
  const networks: readonly (readonly [name: string, address: (index: number) => string, form: number, day: number])[] =
    [
      ["an IPv6 /56", (index) => `2001:db8:0:${hex(index % 256)}::1`, 20, 60],
      ["an IPv6 /48", (index) => `2001:db8:0:${hex(index * 256)}::1`, 60, 250],
      ["an IPv4 /24", (index) => `203.0.113.${index}`, 60, 250],
      ["an IPv4 /24, written as IPv6", (index) => `::ffff:203.0.113.${index}`, 60, 250],
    ];
  test.each(networks)("%s shares a limit, and others are not affected", async (_name, address, ofForm, ofDay) => {
    for (let index = 0; index < ofForm; index++) await insert(rows(1), from(address(index)));
    await expect(insert(rows(1), from(address(ofForm)))).rejects.toMatchObject(tooMany);
    const forms = ["newsletter", "free-guide", "strategy-session", "contact"];
    for (let sent = ofForm, index = 0; sent < ofDay; index++) {
      if (index % ofForm === 0) await ageLeads(database, 11 * MINUTE);
      const count = Math.min(5, ofDay - sent, ofForm);
      await insert(rows(count, { form: forms[index % 4] }), from(address(ofForm + index)));
      sent += count;
    }
    await ageLeads(database, 11 * MINUTE);
    await expect(insert(rows(1), from(address(255)))).rejects.toMatchObject(tooMany);
    await insert(rows(1), from("198.51.100.1"));
    await insert(rows(1), from("2001:db8:1::1"));
  });
});

describe("Forms", () => {
  /** Rows as they came from many networks. */
  const fill = (count: number, form: string) =>
    database.asOwner((sql) =>
      sql.exec(`
        insert into public.leads (id, form, fields, page) select gen_random_uuid(), '${form}', '{"a": "b"}', '/'
        from generate_series(1, ${count})`),
    );

  test("have a share of 50,000 a day each, and a flood of one takes nothing from another", async () => {
    await fill(49_999, "contact");
    await insert(rows(1), from("203.0.113.5"));
    await expect(insert(rows(1), from("203.0.113.6"))).rejects.toMatchObject(tooMany);
    await insert(rows(1, { form: "newsletter" }), from("203.0.113.6"));
    await ageLeads(database, DAY);
    await insert(rows(1), from("203.0.113.6"));
  });

  test("that the site doesn't have share 200 a day, until staff have answered a lead of one", async () => {
    for (let index = 0; index < 200; index++) await insert(rows(1, { form: `f-${index}` }), from(`198.${index}.7.7`));
    await expect(insert(rows(1, { form: "open-day" }), from("203.0.113.6"))).rejects.toMatchObject(tooMany);
    await insert(rows(1), from("203.0.113.6"));
    await fill(1, "open-day");
    await database.asOwner((sql) => sql.exec("update public.leads set answered_at = now() where form = 'open-day'"));
    await insert(rows(1, { form: "open-day" }), from("203.0.113.6"));
  });

  test("take 600 in ten minutes from visitors whose address is not known", async () => {
    for (let count = 0; count < 600; count += 60) await insert(rows(60));
    await expect(insert(rows(1))).rejects.toMatchObject(tooMany);
    await insert(rows(1), from("203.0.113.5"));
    await insert(rows(1, { form: "newsletter" }));
    await ageLeads(database, 11 * MINUTE);
    await insert(rows(1));
  });
});

describe("Size", () => {
  const tooLarge = { code: "PT413" };

  test("is refused by the length of the request, before it is read", async () => {
    await expect(insert(rows(1), { "content-length": "22000000" })).rejects.toMatchObject(tooLarge);
    for (const length of ["", "32000", "many"]) await insert(rows(1), { "content-length": length });
  });

  test("is refused by rows, whatever they are", async () => {
    await expect(insert(rows(101))).rejects.toMatchObject(tooLarge);
    await insert(rows(100));
  });

  test("of a row blocks no other insert: its lock is taken after all checks", async () => {
    const large = insert(rows(1, { fields: { name: "x".repeat(200_000) } }), from("203.0.113.5"));
    await expect(large).rejects.toMatchObject({ code: "23514" });
    expect(await all("select 1 from lead_checks.visits")).toEqual([]);
  });
});
