import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as styles from "./weeks.css.ts";
import { Weeks } from "./weeks.tsx";

const stepOf = (title: string, first: number, last: number) => ({ title, text: "", weeks: { first, last, hours: 4 } });

test("A step's name begins below its first week, whatever comes before it", () => {
  const items = [stepOf("One", 1, 1), stepOf("Two", 2, 5), stepOf("Three", 6, 7)];
  const html = renderToStaticMarkup(
    <Weeks items={items} timeline={{ title: "Hours", week: "Week", hours: "Hours" }} />,
  );
  const columns = html
    .split(styles.names)[1]
    ?.match(/<span[^>]*>[^<]*/g)
    ?.map((each) => {
      const span = styles.spans.findIndex((name) => each.includes(name));
      return `${each.replace(/<[^>]*>/, "")}:${span + 1 || 1}`;
    });

  expect(columns).toEqual(["One:1", "Two:2", ":1", ":1", "Three:2"]);
});
