const paths = {
  arrow: "M4 10h12M11 5l5 5-5 5",
  external: "M8 5h7v7M15 5 5 15",
  check: "M4 10.5 8 14.5 16 5.5",
  cross: "M5 5l10 10M15 5 5 15",
  minus: "M5 10h10",
  chevron: "M5 8l5 5 5-5",
  phone:
    "M6 3 8.5 7.5 6.8 9.2c.9 1.8 2.2 3.1 4 4l1.7-1.7L17 14v2.5c0 .8-.7 1.5-1.5 1.4C8.6 17.3 2.7 11.4 2.1 4.5 2 3.7 2.7 3 3.5 3Z",
  chat: "M3 4h14v10H9l-4 3.5V14H3Z",
  mail: "M3 5h14v10H3ZM3 6l7 5 7-5",
  play: "M6 4l10 6-10 6Z",
  pause: "M7 4v12M13 4v12",
} as const;

/** The name of a drawn icon. */
export type IconName = keyof typeof paths;

/** A small drawn icon. It says nothing to screen readers: the words beside it do. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
