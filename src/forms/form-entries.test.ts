import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { form } from "../content/lists/form.server.ts";
import { entriesInAddress } from "./form-entries.client.ts";

const contact = form(content, "contact");
const carried = contact.fields.find((field) => field.kind === "select" && field.carried);

test("An address chooses what a field offers that was carried from elsewhere", () => {
  const choice = carried?.kind === "select" ? carried.choices[0]?.value : undefined;
  expect(entriesInAddress(contact, `?${carried?.name}=${choice}&name=Mallory`)).toEqual({
    [`${carried?.name}`]: [choice],
  });
});

test.each(["", "?industry=", "?industry=<script>", "?industry=other%00", "?subject=demo&name=Mallory"])(
  'Nothing is chosen by "%s"',
  (search) => {
    expect(entriesInAddress(contact, search)).toEqual({});
  },
);
