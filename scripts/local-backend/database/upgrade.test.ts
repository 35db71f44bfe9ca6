import { expect, onTestFinished, test } from "vitest";
import { insertInto, newRow } from "../../../tests/support/lead-rows.ts";
import { openEmptyPostgres } from "../../../tests/support/postgres.ts";
import { databaseOf, migrate } from "../database.ts";
import { readMigrations } from "../migrations.ts";

/** The last migration of the table that knew four forms. */
const FOUR_FORMS = "20261122063000";

const agreed = { consent_wording: "Email me the newsletter.", consent_at: new Date().toISOString() };
const person = { name: "Siobhán O’Neill", email: "siobhan@example.com", phone: "", business: "O’Neill & Co" };
const more = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`f-${index}`, ["a"]]));
const leads = [
  newRow({ fields: { ...person, message: "Two\nlines 🙂", subject: "pricing" } }),
  newRow({ form: "strategy-session", fields: { ...person, interests: ["chatbots"], "preferred-date": "a Tuesday" } }),
  newRow({ form: "free-guide", fields: { ...person, newsletter: "yes" }, ...agreed }),
  newRow({ form: "newsletter", fields: { email: "li@example.com" }, ...agreed }),
  newRow({ fields: { ...person, message: "x", ...more } }),
];

test("a table with leads from before is brought along, and every lead stays as it was", async () => {
  const postgres = await openEmptyPostgres();
  onTestFinished(() => postgres.close());
  const migrations = readMigrations();
  const before = migrations.filter(({ version }) => version <= FOUR_FORMS);
  await migrate(postgres, before);
  const database = databaseOf(postgres);
  for (const lead of leads) await insertInto(database)([lead]);
  const read = () =>
    database.asOwner(async (sql) => {
      const columns = "id, form, fields, consent_wording, consent_at, page, submitted_at, created_at";
      return (await sql.query(`select ${columns} from public.leads order by id`)).rows;
    });
  const old = await read();
  expect(old).toHaveLength(leads.length);

  await migrate(postgres, migrations);
  expect(await read()).toEqual(old);
  await insertInto(database)([newRow({ form: "open-day", fields: { seats: "2" } })]);
  // Constraints hold for old rows too: staff can still change them.
  await database.asOwner((sql) => sql.exec("update public.leads set answered_at = now()"));
}, 60_000);
